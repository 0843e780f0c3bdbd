import Commands
import Moderation
import ModerationHTTP
import Terminal
import Vocabulary

extension ModerationCommands {
    /// Lists the member's own reports.
    func reports(_ options: PageOptions) async throws {
        let request = try request(options)
        let page = try await console.waiting { () throws(ModerationError) in
            try await moderation.reports(request)
        }
        if console.format == .json { return console.show(page, as: ModerationWire.reports) }
        show(page.items, .reports(page.items, console))
        lists.keep(page.items.map(\.report.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "reports"], counting: { Phrase(en: "\($0)", ko: "\($0)건") },
            advice: Phrase(en: "You have reported nothing.", ko: "신고한 내역이 없습니다."))
    }

    /// Lists the queue.
    func queue(_ options: QueueOptions) async throws {
        let (filter, order, request) = try await options.request(lists, kinds)
        let page = try await console.waiting { () throws(ModerationError) in
            try await moderation.cases(filter, order, request)
        }
        if console.format == .json { return console.show(page, as: ModerationWire.cases) }
        show(page.items, .cases(page.items, kinds, console))
        lists.keep(page.items.map(\.record.subject), on: console)
        console.tellPlace(
            of: page, options.pages, of: [program, "moderate", "queue"],
            counting: { Phrase(en: "\($0)", ko: "\($0)건") },
            advice: Phrase(en: "Nothing is waiting.", ko: "처리할 신고가 없습니다."))
    }

    /// Lists the batches of moderators.
    func batches(_ options: PageOptions) async throws {
        let request = try request(options)
        let page = try await console.waiting { () throws(ModerationError) in
            try await moderation.batches(request)
        }
        if console.format == .json { return console.show(page, as: ModerationWire.batches) }
        show(page.items, .batches(page.items, console))
        lists.keep(page.items.map(\.batch.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "moderate", "batches"],
            counting: { Phrase(en: "\($0)", ko: "\($0)건") },
            advice: Phrase(en: "Nothing was done yet.", ko: "조치 내역이 없습니다."))
    }

    /// Shows the public log.
    func log(_ options: PageOptions) async throws {
        let request = try request(options)
        let page = try await console.waiting { () throws(ModerationError) in
            try await moderation.log(request)
        }
        if console.format == .json { return console.show(page, as: ModerationWire.log) }
        show(page.items, .log(page.items, kinds, console))
        console.tellPlace(
            of: page, options, of: [program, "moderate", "log"],
            counting: { Phrase(en: "\($0)", ko: "\($0)건") },
            advice: Phrase(en: "Nothing was done yet.", ko: "조치 기록이 없습니다."))
    }

    /// Shows one case.
    func show(_ options: CaseOptions) async throws {
        let subject = try await named(options.subject)
        let details = try await console.waiting { () throws(ModerationError) in
            try await moderation.details(of: subject, .first)
        }
        if console.format == .json { return console.show(details, as: ModerationWire.details) }
        console.paged { paged in
            // Programs read the prefix of the kind.
            let named = paged.format == .plain ? RecordKinds() : kinds
            paged.show(Fields(Details(details.view, named), on: paged))
            let reports = details.reports.items
            if !reports.isEmpty { paged.show(ModerationTable.reports(reports, paged).shown(on: paged)) }
            for view in details.notes {
                let author = view.author?.name(in: paged.language) ?? "-"
                paged.print(StyledText("\(author): \(view.note.text)"))
            }
            let batches = details.batches
            if !batches.isEmpty {
                paged.show(ModerationTable.batches(batches, paged, isNumbered: false).shown(on: paged))
            }
        }
    }

    /// Shows one batch and what it changed.
    func batch(_ options: IdentifierArgument<BatchSubject>) async throws {
        let id = try options.identifier(among: lists)
        let details = try await console.waiting { () throws(ModerationError) in
            try await moderation.batch(id, .first)
        }
        if console.format == .json { return console.show(details, as: ModerationWire.batchDetails) }
        console.paged { paged in
            paged.show(ModerationTable.batches([details.view], paged, isNumbered: false).shown(on: paged))
            for one in details.subjects.items {
                let mark = one.isChanged ? "*" : "-"
                paged.print(StyledText("\(mark) \(one.subject)"))
            }
        }
    }

    private func request(_ options: PageOptions) throws(ModerationError) -> PageRequest {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return request
    }

    private func show(_ items: [some Sendable], _ table: ModerationTable) {
        if items.isEmpty { return }
        console.paged { paged in paged.show(table.shown(on: paged)) }
    }
}
