public import Commands
public import Moderation
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of moderation over these services; `kinds` names kinds of records.
    public static func moderation(_ services: Services, _ kinds: RecordKinds) -> Router {
        guard let moderation = try? services.moderation else { return Router([:]) }
        return Router(
            [
                Destination.ownReports.name: { _ in Mount(OwnReportsScreen(moderation: moderation)) },
                Destination.moderationQueue.name: { _ in
                    Mount(QueueScreen(moderation: moderation, kinds: kinds))
                },
                Destination.reportingName: { destination in
                    destination.values["subject"].flatMap { AnyIdentifier($0) }
                        .map { Mount(ReportForm(subject: $0, key: .random(), moderation: moderation)) }
                },
                Destination.caseName: { destination in
                    destination.values["subject"].flatMap { AnyIdentifier($0) }
                        .map { Mount(CaseScreen(subject: $0, moderation: moderation, kinds: kinds)) }
                },
                Destination.writingName: { destination in
                    CaseForm(destination, moderation).map { Mount($0) }
                },
            ],
            menu: [
                MenuItem(OwnReportsScreen.show, .ownReports, rank: 90),
                MenuItem(QueueScreen.show, .moderationQueue, rank: 200, for: .moderators),
            ])
    }
}

extension Destination {
    static let reportingName = "moderation.report"
    static let caseName = "moderation.case"
    static let writingName = "moderation.write"

    /// The member's own reports.
    public static let ownReports = Destination("moderation.reports")

    /// The queue of moderators.
    public static let moderationQueue = Destination("moderation.queue")

    /// The form by which something is reported: from any place.
    public static func reporting(_ subject: AnyIdentifier) -> Destination {
        Destination(reportingName, ["subject": "\(subject)"])
    }

    /// One case.
    public static func moderationCase(_ subject: AnyIdentifier) -> Destination {
        Destination(caseName, ["subject": "\(subject)"])
    }

    /// The form of an act that needs words, or of a note where no verb is named.
    static func writing(
        _ subject: AnyIdentifier, _ verb: ModerationVerb?, _ version: Version?
    ) -> Destination {
        var values = ["subject": "\(subject)"]
        values["verb"] = verb?.rawValue
        values["version"] = version.map { "\($0.number)" }
        return Destination(writingName, values)
    }
}

extension CaseView: Identifiable {
    /// That of the case.
    public var id: CaseID { record.id }
}

extension ReportView: Identifiable {
    /// That of the report.
    public var id: ReportID { report.id }
}

/// The actions of moderators on the screen of a case.
public enum CaseActions {
    /// One for each verb, to note something, and to undo.
    public static var all: [Action] {
        ModerationVerb.allCases.map(\.action) + [CaseScreen.note, CaseScreen.undo]
    }
}
