public import Vocabulary

/// The target of an act: named subjects, or those with open reports that a filter matches.
public enum ModerationTarget: Hashable, Sendable {
    /// These, in their order.
    case subjects([AnyIdentifier])
    /// The subjects of open reports that it finds; of `dismiss`, these reports alone.
    case reports(ReportFilter)

    /// Whether it is an act in bulk: of more than one subject, or by a filter.
    public var isBulk: Bool {
        switch self {
        case .subjects(let subjects): subjects.count > 1
        case .reports: true
        }
    }
}

/// Which open reports a moderator acts on at once; all that is said must fit.
public struct ReportFilter: Hashable, Sendable {
    /// Matches subjects of this owner.
    public var owner: MemberID?
    public var reason: ReportReason?
    /// By that member.
    public var reporter: MemberID?
    /// About records with that prefix.
    public var kind: String?

    /// Everything that is not said is left open.
    public init(
        owner: MemberID? = nil, reason: ReportReason? = nil, reporter: MemberID? = nil, kind: String? = nil
    ) {
        (self.owner, self.reason, self.reporter, self.kind) = (owner, reason, reporter, kind)
    }

    /// Whether it leaves everything open.
    public var isEmpty: Bool { owner == nil && reason == nil && reporter == nil && kind == nil }
}

/// A moderator's order before its check.
public struct ModerationOrder: Hashable, Sendable {
    public var verb: ModerationVerb
    public var target: ModerationTarget
    /// The reason, one line shown to the owners; 2 to 300 characters if the act restricts them.
    public var reason: String
    /// The category in the public log; by default the most frequent reason of the reports.
    public var category: ReportReason?
    /// Only if the case of the one subject is still at this version.
    public var expecting: Version?

    /// Memberwise.
    public init(
        _ verb: ModerationVerb, _ target: ModerationTarget, reason: String = "",
        category: ReportReason? = nil, expecting version: Version? = nil
    ) {
        (self.verb, self.target, self.reason) = (verb, target, reason)
        (self.category, self.expecting) = (category, version)
    }

    /// Acts on one subject.
    public init(
        _ verb: ModerationVerb, _ subject: AnyIdentifier, reason: String = "",
        category: ReportReason? = nil, expecting version: Version? = nil
    ) {
        self.init(verb, .subjects([subject]), reason: reason, category: category, expecting: version)
    }

    /// The same with its words in their normal form. Throws `invalidFields` with all field errors.
    func checked() throws(ModerationError) -> ModerationOrder {
        var order = self
        var fieldErrors = target.fieldErrors
        do throws(ModerationError) {
            order.reason = try ModerationTexts.read(
                reason, "reason", ModerationTexts.reason(isRequired: verb.needsReason))
        } catch {
            fieldErrors += error.fieldErrors
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return order
    }

    /// The content of the request, without the moderator, who makes it.
    var content: RequestContent {
        var parts = [verb.rawValue, reason, category?.rawValue ?? "", expecting.map { "\($0.number)" } ?? ""]
        switch target {
        case .subjects(let subjects): parts += subjects.map { "\($0)" }
        case .reports(let filter):
            parts += [
                "owner \(filter.owner.map { "\($0)" } ?? "")", "reason \(filter.reason?.rawValue ?? "")",
            ]
            parts += ["reporter \(filter.reporter.map { "\($0)" } ?? "")", "kind \(filter.kind ?? "")"]
        }
        return RequestContent(of: parts)
    }
}

extension ModerationTarget {
    /// The field errors that forbid the act.
    var fieldErrors: [FieldError] {
        switch self {
        case .subjects(let subjects):
            if subjects.isEmpty { return [FieldError("subjects", .required)] }
            if Set(subjects).count > ModerationBatch.largest {
                let range = FieldError.Rule.outOfRange(minimum: 1, maximum: Int64(ModerationBatch.largest))
                return [FieldError("subjects", range)]
            }
            return []
        case .reports(let filter): return filter.isEmpty ? [FieldError("filter", .required)] : []
        }
    }
}

/// How much an act would be about.
public struct ModerationPreview: Hashable, Sendable {
    public let subjects: Int
    /// How many open reports it would decide.
    public let reports: Int

    /// Memberwise.
    public init(subjects: Int, reports: Int) { (self.subjects, self.reports) = (subjects, reports) }
}
