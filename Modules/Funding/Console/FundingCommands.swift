import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary
import Wire

/// The commands of funding, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `FundingError`, `UsageError` or
/// what pictures and payments throw instead of reporting it.
struct FundingCommands: Sendable {
    let funding: any FundingRepository
    let services: Services
    let console: Console
    let program: String

    /// Commands over these services and console; `program` is the command that starts the program. Throws
    /// `internal` where there are no verbs of funding.
    init(_ services: Services, _ console: Console, program: String) throws(FundingError) {
        (funding, self.services) = (try services.funding, services)
        (self.console, self.program) = (console, program)
    }

    var lists: LastLists { services.lastLists }

    /// The photos of a record that shows at most that many.
    func photos(atMost most: Int) -> NamedPhotos {
        NamedPhotos(console, services.provided((any PictureUploading).self), atMost: most)
    }
}

extension FundingCommands {
    /// Reports a changed campaign; programs get its identifier or all of it.
    func answer(_ view: CampaignView, _ done: Phrase) {
        let campaign = view.campaign
        answer(view, as: FundingWire.campaign, "\(campaign.id)", done, Phrase(campaign.details.title))
    }

    /// Reports a changed shelter.
    func answer(_ view: ShelterView, _ done: Phrase) {
        let shelter = view.shelter
        answer(view, as: FundingWire.shelter, "\(shelter.id)", done, Phrase(shelter.details.name))
    }

    /// Reports a changed backing.
    func answer(_ view: BackingView, _ done: Phrase) {
        answer(view, as: FundingWire.backing, "\(view.backing.id)", done, view.titleWords)
    }

    private func answer<Value: Sendable>(
        _ value: Value, as coder: WireCoder<Value>, _ id: String, _ done: Phrase, _ name: Phrase
    ) {
        console.answer(
            value, as: coder, plain: id,
            Phrase(en: "\(done.en): \(name.en)", ko: "\(done.ko): \(name.ko)"))
        if console.format == .human { console.print(StyledText("  \(id)", .dim)) }
    }

    /// Prints advice for people, but not for programs.
    func tell(_ advice: Phrase) {
        if console.format == .human { console.remark(advice) }
    }

    /// Waits for a verb of funding and shows that it does.
    func waiting<Answer: Sendable>(
        _ work: () async throws(FundingError) -> Answer
    ) async throws(FundingError) -> Answer {
        try await console.waiting(work)
    }

    /// The page that options ask for. Throws `invalidFields`, also for the errors given.
    func request(
        _ pages: PageOptions, besides known: [FieldError] = []
    ) throws(FundingError) -> PageRequest {
        var fieldErrors = known
        let request = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return request
    }

    /// The amount in won that was typed. Throws `invalidFields` about the field.
    static func won(_ typed: String, _ field: String) throws(FundingError) -> Int64 {
        do throws(FieldError) {
            return try Money(typed: typed, .krw, field: field).minorUnits
        } catch {
            throw .invalidFields([error])
        }
    }

    /// A moment on the person's clock: `2026-12-05 19:30`.
    func clock(_ moment: Timestamp) -> String { moment.absolute(in: console.zone) }
}

extension CommandContext {
    /// Runs the body with the commands of funding, on behalf of the actor.
    func funding(
        for actor: CommandActor = .signedIn, _ body: (FundingCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(FundingCommands(services, console, program: program))
        }
    }
}
