public import Funding
public import Vocabulary
public import Wire

extension FundingWire {
    /// What a campaign was paid out, with a masked account; operator and reason stand in the audit log alone.
    public static let payout: WireCoder<Payout> = Shape<Payout>(
        "CampaignPayout",
        Field("campaign", .id()) { $0.campaign },
        Field("transfer", .text(maximumLength: 40, example: "2026-12-0042")) { $0.transfer },
        Field("amount", .money) { $0.amount },
        Field("account", bankAccount.coder) { $0.account },
        Field("state", WireCoder<PayoutState>.choice) { $0.state },
        Field("createdAt", .timestamp) { $0.createdAt }
    ) { campaign, transfer, amount, account, state, createdAt in
        Payout(
            shown: campaign, transfer: transfer, amount: amount, account: account, state: state,
            createdAt: createdAt)
    }.coder

    /// A page of payouts.
    public static let payouts: WireCoder<Page<Payout>> = .page("CampaignPayoutPage", of: payout)

    /// The account of a campaign, unmasked; it stands in no other answer.
    public static let account: WireCoder<BankAccount> = bankAccount.coder
}
