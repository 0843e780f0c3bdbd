import Commands
public import Terminal
import Vocabulary

extension MembersCommand {
    /// What operators do to members, as the audit log shows it.
    public static let acts: [String: Phrase] = {
        var acts = [
            "auth.suspend": Phrase(en: "suspended", ko: "이용 정지"),
            "auth.restore": Phrase(en: "restored", ko: "이용 정지 해제"),
            "auth.silence": Phrase(en: "silenced", ko: "활동 제한"),
            "auth.unsilence": Phrase(en: "unsilenced", ko: "활동 제한 해제"),
            "auth.signOut": Phrase(en: "signed out", ko: "모두 로그아웃"),
            "auth.resetPassword": Phrase(en: "reset code given", ko: "재설정 코드 발급"),
            "auth.export": Phrase(en: "data exported", ko: "데이터 내보내기"),
            "auth.invite": Phrase(en: "invited", ko: "초대 코드 발급"),
            "auth.revokeInvitation": Phrase(en: "invitation revoked", ko: "초대 코드 취소"),
        ]
        for role in Role.allCases {
            acts["auth.changeRole:\(role.rawValue)"] = Phrase(
                en: "made \(role.words.text(in: .en))", ko: "역할 변경: \(role.words.text(in: .ko))")
        }
        return acts
    }()
}
