import Funding
import PaymentsConsole
import Terminal
import Vocabulary

extension Domain {
    /// Payouts to campaigns are recorded by funding, which knows the account that each may be paid to.
    static let otherPayouts = OtherPayouts { payee in
        payee.typed(CampaignSubject.self).map { campaign in
            Phrase(
                en: "Run 'madang funding payout \(campaign)' as an operator: it knows the account.",
                ko: "운영자로 'madang funding payout \(campaign)'을(를) 실행하세요. 계좌를 확인하고 기록합니다.")
        }
    }
}
