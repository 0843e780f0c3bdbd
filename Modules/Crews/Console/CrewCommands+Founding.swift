import Commands
import Crews
import Terminal
import Vocabulary

/// A crew from its founding to its end.
extension CrewCommands {
    private var covers: NamedPhotos {
        NamedPhotos(
            console, services.provided((any PictureUploading).self), atMost: 1,
            first: Phrase(en: "File of the cover photo (optional)", ko: "표지 사진 파일 (선택)"))
    }

    /// Founds a crew from options and answers; what was answered is shown first.
    func found(_ options: CrewDraftOptions) async throws {
        var files = try files(options)
        var draft = try options.applied(to: CrewDraft())
        let isAsking = console.isInteractive && draft.name.isEmpty
        if isAsking {
            var questions = CrewQuestions(console, draft)
            try questions.complete(all: options.isEmpty)
            draft = questions.draft
            if options.isEmpty, let asked = try covers.asked() { files = asked }
        }
        let details = try draft.checked()
        if isAsking { try confirm(details) }
        let cover = try await covers.upload(files, askingAgain: isAsking).first
        let finished = draft
        let view = try await waiting { () throws(CrewError) in
            try await crews.found(finished, cover: cover, idempotencyKey: nil)
        }
        answer(view, Phrase(en: "Founded", ko: "크루를 만들었습니다"))
        let id = view.crew.id
        tell(
            Phrase(
                en:
                    "Run 'madang crews meet \(id)' for a meeting, 'madang crews set-dues \(id)' for dues.",
                ko: "'madang crews meet \(id)'(으)로 모임을 만들고, 'madang crews set-dues \(id)'(으)로 회비를 정하세요."))
    }

    /// Changes the named fields of a crew and leaves the others as they are; asks for all if none is named.
    func edit(_ options: EditCrewOptions) async throws {
        let hasChanges = !options.draft.isEmpty || options.removeCover
        guard hasChanges || console.isInteractive else { throw nothingToChange }
        let files = try files(options.draft)
        let id = try await crew(options.crew)
        let known = try await waiting { () throws(CrewError) in try await crews.crew(id) }
        guard known.membership?.role.manages ?? false else { throw CrewError.managersOnly }
        let current = known.crew
        var draft = try options.draft.applied(to: CrewDraft(current.details))
        if !hasChanges {
            var questions = CrewQuestions(console, draft)
            try questions.revise()
            draft = questions.draft
        }
        _ = try draft.checked()
        let uploaded = try await covers.upload(files).first
        let (finished, cover) = (draft, options.removeCover ? nil : uploaded ?? current.cover)
        let view = try await waiting { () throws(CrewError) in
            try await crews.edit(id, finished, cover: cover, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    /// Closes a crew, if its owner confirms it.
    func close(_ argument: CrewArgument) async throws {
        let id = try await crew(argument)
        let view = try await waiting { () throws(CrewError) in try await crews.crew(id) }
        let (name, ends) = (view.crew.details.name, Phrase.closing(max(0, view.counts.members - 1)))
        let question = Phrase(
            en: "Close '\(name)'? \(ends.en), and fees within the days of a full refund go back.",
            ko: "'\(name)' 크루를 닫을까요? \(ends.ko). 전액 환불 기간의 가입비는 돌려줍니다.")
        let word = Phrase(en: "close", ko: "닫기").text(in: console.language)
        try console.requireConfirmed(
            question, severity: .severe(typing: word),
            otherwise: Phrase(en: "The crew was not closed.", ko: "크루를 닫지 않았습니다."))
        answer(
            try await waiting { () throws(CrewError) in try await crews.close(id) },
            Phrase(en: "Closed", ko: "크루를 닫았습니다"))
        tell(
            Phrase(
                en: "Run 'madang crews reopen \(id)' within 30 days to open it again.",
                ko: "30일 안에는 'madang crews reopen \(id)'(으)로 다시 열 수 있습니다."))
    }

    /// Opens a closed crew again.
    func reopen(_ argument: CrewArgument) async throws {
        let id = try await crew(argument)
        answer(
            try await waiting { () throws(CrewError) in try await crews.reopen(id) },
            Phrase(en: "Open again", ko: "크루를 다시 열었습니다"))
    }

    private func files(_ options: CrewDraftOptions) throws -> [DescribedFile] {
        let descriptions = options.cover == nil ? [] : [options.coverDescription ?? ""]
        return try covers.files(
            options.cover.map { [$0] } ?? [], descriptions, orThrow: CrewError.invalidFields)
    }

    private func confirm(_ details: CrewDetails) throws(UsageError) {
        if !console.assumesYes {
            let fields = Fields(Details(details, at: console.now), on: console)
            for line in fields.lines(width: console.width, in: console.language) { console.note(line) }
        }
        try console.requireConfirmed(
            Phrase(en: "Found this crew?", ko: "이 크루를 만들까요?"),
            otherwise: Phrase(en: "Nothing was saved.", ko: "아무것도 저장하지 않았습니다."))
    }

    private var nothingToChange: UsageError {
        UsageError(
            Phrase(
                en: "Nothing to change. Set fields with options, such as --place or --capacity.",
                ko: "수정할 내용이 없습니다. --place나 --capacity 같은 옵션으로 지정하세요."))
    }
}

extension Phrase {
    /// What ends with a crew of so many members besides the owner.
    fileprivate static func closing(_ others: Int) -> Phrase {
        switch others {
        case 0: Phrase(en: "Requests end", ko: "가입 신청이 끝납니다")
        case 1: Phrase(en: "1 other member leaves, requests end", ko: "다른 회원 1명이 나가고 가입 신청도 끝납니다")
        default:
            Phrase(
                en: "\(others) other members leave, requests end", ko: "다른 회원 \(others)명이 모두 나가고 가입 신청도 끝납니다")
        }
    }
}
