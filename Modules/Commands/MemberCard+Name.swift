public import Terminal
public import Vocabulary

extension Phrase {
    /// What stands in place of the nickname of a member who has withdrawn.
    public static let withdrawnMember = Phrase(en: "(has left)", ko: "(탈퇴한 회원)")
}

extension MemberCard {
    /// The nickname, or that the member has withdrawn.
    public func name(in language: Language) -> String {
        nickname ?? Phrase.withdrawnMember.text(in: language)
    }
}
