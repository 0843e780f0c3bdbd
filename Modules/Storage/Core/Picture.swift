public import Vocabulary

/// An uploaded picture in its stored forms. Its content never changes; its use does.
public struct Picture: Hashable, Sendable {
    /// The member who uploaded it.
    public let owner: MemberID
    /// The card that records showing the picture keep.
    public let card: PictureCard
    /// Its stored forms, the smallest first.
    public let variants: [StoredVariant]
    /// When it was uploaded; the order "newest" sorts by it.
    public let uploadedAt: Timestamp
    /// The record that shows it.
    public internal(set) var use: PictureUse

    /// A new or stored picture.
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

    /// Its identifier.
    public var id: PictureID { card.id }

    /// The stored form of that size.
    public subscript(size: PictureSize) -> StoredVariant? { variants.first { $0.size == size } }
}

/// The use of a picture: none at first, then by one record for good.
public enum PictureUse: Hashable, Sendable {
    /// Unused; removed a day after its upload.
    case unused
    /// Claimed by a record that is about to be written; the claim may be dropped a day after that moment.
    case claimed(by: AnyIdentifier, at: Timestamp)
    /// Shown by a record, publicly or not, in that version of the record.
    case shown(by: AnyIdentifier, isPublic: Bool, version: Version)

    /// Whether the picture is public.
    public var isPublic: Bool {
        if case .shown(_, let isPublic, _) = self { isPublic } else { false }
    }

    /// The record that shows or has claimed the picture.
    public var record: AnyIdentifier? {
        switch self {
        case .unused: nil
        case .claimed(let record, _), .shown(let record, _, _): record
        }
    }
}

extension Picture {
    /// How long a picture may stay unused: a day.
    public static let unusedTime: Duration = .seconds(86_400)

    /// Whether a record of that member can claim it: it is unused, belongs to that record, or is claimed by
    /// one of `abandoned`, which are known not to show it.
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

    /// Claimed by the record, unless that shows it already.
    public func claimed(for record: AnyIdentifier, at now: Timestamp) -> Picture {
        if case .shown = use { return self }
        var next = self
        next.use = .claimed(by: record, at: now)
        return next
    }

    /// The picture after its record's change: nil if the record no longer shows it. `attached` is nil if the
    /// record shows nothing. An unredeemed claim stays until it is swept; a picture of another record stays
    /// as it is.
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

    /// Since when it is unused; nil if a record shows it.
    public var unusedSince: Timestamp? {
        switch use {
        case .unused: uploadedAt
        case .claimed(_, let moment): moment
        case .shown: nil
        }
    }
}
