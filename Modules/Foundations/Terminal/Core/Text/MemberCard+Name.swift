public import Vocabulary

extension Phrase {
    /// What stands in place of the nickname of a member who has withdrawn.
    public static let withdrawnMember = Phrase(en: "(has left)", ko: "(탈퇴한 회원)")
}

extension Phrase {
    /// What stands in place of the nickname of a member who is not shown: who has withdrawn, or where one of
    /// the two has blocked the other.
    public static let unknownMember = Phrase(en: "(unknown member)", ko: "(알 수 없는 회원)")
}

extension MemberCard {
    /// The nickname, or that the member is not shown.
    public func name(in language: Language) -> String {
        nickname ?? Phrase.unknownMember.text(in: language)
    }
}
