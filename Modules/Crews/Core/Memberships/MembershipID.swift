public import Vocabulary

/// The subject of a membership's identifier: the record that a joining fee is paid for.
public enum MembershipSubject: IdentifierSubject {
    /// `mbr`
    public static let prefix = "mbr"
}

/// Names a membership.
public typealias MembershipID = Identifier<MembershipSubject>
