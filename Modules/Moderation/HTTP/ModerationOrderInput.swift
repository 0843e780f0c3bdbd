import Moderation
import Vocabulary
import Wire

/// The target of an act: subjects or a filter of open reports.
struct TargetInput: Sendable {
    let subjects: [AnyIdentifier]
    let filter: ReportFilter?

    init(subjects: [AnyIdentifier], filter: ReportFilter?) {
        (self.subjects, self.filter) = (subjects, filter)
    }

    init(_ target: ModerationTarget) {
        switch target {
        case .subjects(let subjects): self.init(subjects: subjects, filter: nil)
        case .reports(let filter): self.init(subjects: [], filter: filter)
        }
    }

    /// The target. Throws `invalidFields` if both are given.
    func target() throws(ModerationError) -> ModerationTarget {
        guard let filter else { return .subjects(subjects) }
        guard subjects.isEmpty else { throw .invalidFields([FieldError("filter", .unexpected)]) }
        return .reports(filter)
    }

    static let shape = Shape<TargetInput>(
        "ModerationTarget",
        Field("subjects", WireCoder<AnyIdentifier>.anyIdentifier.array, fallback: []) { $0.subjects },
        Field("filter", filterCoder.optional) { $0.filter }
    ) { subjects, filter in TargetInput(subjects: subjects, filter: filter) }

    private static let filterCoder: WireCoder<ReportFilter> = Shape<ReportFilter>(
        "ReportFilter",
        Field("owner", WireCoder<MemberID>.id().optional) { $0.owner },
        Field("reason", WireCoder<ReportReason>.choice.optional) { $0.reason },
        Field("reporter", WireCoder<MemberID>.id().optional) { $0.reporter },
        Field("kind", ModerationWire.kind.optional) { $0.kind }
    ) { owner, reason, reporter, kind in
        ReportFilter(owner: owner, reason: reason, reporter: reporter, kind: kind)
    }.coder
}

/// An order without its verb, which is in the address.
struct OrderInput: Sendable {
    let target: TargetInput
    let reason: String
    let category: ReportReason?
    let version: Version?

    init(target: TargetInput, reason: String, category: ReportReason?, version: Version?) {
        (self.target, self.reason, self.category, self.version) = (target, reason, category, version)
    }

    init(_ order: ModerationOrder) {
        self.init(
            target: TargetInput(order.target), reason: order.reason, category: order.category,
            version: order.expecting)
    }

    /// The order with that verb. Throws `invalidFields`.
    func order(_ verb: ModerationVerb) throws(ModerationError) -> ModerationOrder {
        ModerationOrder(
            verb, try target.target(), reason: reason, category: category, expecting: version)
    }

    static let shape = Shape<OrderInput>(
        "ModerationOrder",
        Field(flattening: TargetInput.shape) { $0.target },
        Field("reason", .text(maximumLength: 300, example: "전화번호를 적었습니다"), fallback: "") { $0.reason },
        Field("category", WireCoder<ReportReason>.choice.optional) { $0.category },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { target, reason, category, version in
        OrderInput(target: target, reason: reason, category: category, version: version)
    }
}

/// A verb and its target, for a preview.
struct PreviewInput: Sendable {
    let verb: ModerationVerb
    let target: TargetInput

    static let shape = Shape<PreviewInput>(
        "ModerationPreviewInput",
        Field("verb", WireCoder<ModerationVerb>.choice) { $0.verb },
        Field(flattening: TargetInput.shape) { $0.target }
    ) { verb, target in PreviewInput(verb: verb, target: target) }
}
