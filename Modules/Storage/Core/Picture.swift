public import Vocabulary

/// A picture that a member has uploaded, in the forms in which it is stored. What it shows never changes;
/// what shows it does.
public struct Picture: Hashable, Sendable {
    /// Who has uploaded it.
    public let owner: MemberID
    /// What whoever shows it keeps of it.
    public let card: PictureCard
    /// Its stored forms, the smallest first.
    public let variants: [StoredVariant]
    /// When it was uploaded; by this "newest" is ordered.
    public let uploadedAt: Timestamp
    /// What shows it.
    public internal(set) var use: PictureUse

    /// What was uploaded or a store has kept.
    public init(
        owner: MemberID, card: PictureCard, variants: [StoredVariant], uploadedAt: Timestamp,
        use: PictureUse = .unused
    ) {
        self.owner = owner
        self.card = card
        self.variants = variants
        self.uploadedAt = uploadedAt
        self.use = use
    }

    /// Its name.
    public var id: PictureID { card.id }

    /// The stored form of that size.
    public subscript(size: PictureSize) -> StoredVariant? { variants.first { $0.size == size } }
}

/// What shows a picture: at first nothing, then one record for good.
public enum PictureUse: Hashable, Sendable {
    /// Nothing; it goes a day after its upload.
    case unused
    /// A record that is about to be written; the claim may be forgotten a day after that moment.
    case claimed(by: AnyIdentifier, at: Timestamp)
    /// A record, which in that version is shown to everybody or to some.
    case shown(by: AnyIdentifier, isPublic: Bool, version: Version)

    /// Whether everybody may see the picture.
    public var isPublic: Bool {
        if case .shown(_, let isPublic, _) = self { isPublic } else { false }
    }

    /// The record that shows the picture, or is about to.
    public var record: AnyIdentifier? {
        switch self {
        case .unused: nil
        case .claimed(let record, _), .shown(let record, _, _): record
        }
    }
}

extension Picture {
    /// How long a picture may be without anything that shows it: a day.
    public static let unusedTime: Duration = .seconds(86_400)

    /// Whether a record of that member can claim it: if nothing shows it, or that record does, or is about
    /// to. Of what others are about to show, `abandoned` are known to show it no more.
    public func isClaimable(
        for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>
    ) -> Bool {
        guard owner == member else { return false }
        switch use {
        case .unused: return true
        case .claimed(let other, _): return other == record || abandoned.contains(other)
        case .shown(let other, _, _): return other == record
        }
    }

    /// Claimed for a record, unless that shows it already.
    public func claimed(for record: AnyIdentifier, at now: Timestamp) -> Picture {
        if case .shown = use { return self }
        var next = self
        next.use = .claimed(by: record, at: now)
        return next
    }

    /// What becomes of it when its record shows that, nil for nothing at all: nil if it is shown no more. A
    /// claim that the record does not redeem stays until it is swept, and what another record shows is none
    /// of its business.
    public func settled(by record: AnyIdentifier, showing attached: AttachedPictures?) -> Picture? {
        let isAttached = attached?.pictures.contains(id) ?? false
        if case .shown(let other, _, let version) = use {
            if other != record { return self }
            if let attached, attached.version < version { return self }
            if !isAttached { return nil }
        }
        guard isAttached, let attached else { return self }
        var next = self
        next.use = .shown(by: record, isPublic: attached.isPublic, version: attached.version)
        return next
    }

    /// Since when nothing shows it; nil if something does.
    public var unusedSince: Timestamp? {
        switch use {
        case .unused: uploadedAt
        case .claimed(_, let moment): moment
        case .shown: nil
        }
    }
}
