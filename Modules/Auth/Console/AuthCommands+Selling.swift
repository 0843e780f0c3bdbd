import Auth
import Terminal
import Vocabulary

extension AuthCommands {
    /// How the member sells from now on; nil leaves it unchanged. Naming data of a business declares one;
    /// fields that no flag names keep what they are. `--business` alone asks a person for each.
    func seller(_ options: SellingOptions, _ account: Account) throws(UsageError) -> SellerDraft? {
        if options.isPrivate {
            guard !options.business, options.namesNothing else {
                throw UsageError(
                    Phrase(
                        en: "--private takes no data of a business.",
                        ko: "--private는 사업자 정보와 함께 쓸 수 없습니다."))
            }
            return SellerDraft(kind: SellerKind.private.rawValue)
        }
        guard options.business || !options.namesNothing else { return nil }
        var draft = SellerDraft(account)
        draft.kind = SellerKind.business.rawValue
        if options.namesNothing, console.isInteractive {
            try ask(&draft.business)
        } else {
            options.apply(to: &draft.business)
        }
        return draft
    }

    private func ask(_ draft: inout BusinessDraft) throws(UsageError) {
        console.note(
            Phrase(
                en: "Everyone sees what you enter here. Press Enter to keep the value in brackets.",
                ko: "여기에 입력한 내용은 모두에게 보입니다. Enter를 누르면 괄호 안의 값을 유지합니다."))
        let given = draft
        draft.name = try ask(AuthLabels.businessName, draft.name, keeping: false)
        draft.representative = try ask(
            AuthLabels.representative, draft.representative, keeping: draft != given)
        draft.address = try ask(AuthLabels.businessAddress, draft.address, keeping: draft != given)
        draft.phone = try ask(AuthLabels.businessPhone, draft.phone, keeping: draft != given)
        draft.email = try ask(AuthLabels.businessEmail, draft.email, keeping: draft != given)
        draft.registrationNumber = try ask(
            AuthLabels.registrationNumber, draft.registrationNumber, keeping: draft != given)
        draft.mailOrderNumber = try askOptional(
            AuthLabels.mailOrderNumber, draft.mailOrderNumber, keeping: draft != given)
    }

    /// Prompts for one field. If the person interrupts after a change, asks whether to discard it.
    private func ask(
        _ label: Phrase, _ preset: String, keeping isFilled: Bool
    ) throws(UsageError) -> String {
        try console.keepingEntries(isFilled) { () throws(UsageError) in
            try console.ask(label, default: preset)
        }
    }
}
