import ContractKit
import FundingContract
import FundingFakes
import TestKit
import Vocabulary

@testable import Funding

extension FundingFaults {
    static let backings = choosing + paid + knowing + forgetting

    private static let choosing: [Fault<FundingFixture>] = [
        .store("lets nothing run out", caughtBy: "what is chosen may be paid for an hour") { store in
            store.ranOut = { _, _ throws(FundingError) in [] }
        },
        .verbs("takes any backing", caughtBy: "a backing that breaks rules is refused") { verbs, caller in
            let sound = caller.sound
            verbs.back = { id, draft, key throws(FundingError) in
                do throws(FundingError) {
                    return try await sound.back(id, draft, idempotencyKey: key)
                } catch {
                    return try await sound.back(id, BackingDraft(amount: 30_000), idempotencyKey: nil)
                }
            }
        },
        .store("knows no people of shelters", caughtBy: "the people of a shelter do not back") { store in
            store.bendFile { $0.people = [] }
        },
        .store(
            "knows no keys of backings and updates", caughtBy: "a backing that is repeated under its key",
            "the people of a shelter tell backers news and thanks"
        ) { store in
            let sound = store
            store.backingMadeFor = { _ throws(FundingError) in nil }
            store.updateMadeFor = { _ throws(FundingError) in nil }
            store.decideQuestion = { question, _, now, decision throws(FundingError) in
                try await sound.decideQuestion(question, nil, now, decision)
            }
        },
        .store(
            "lets no choice go", caughtBy: "of what one member chooses in two tabs",
            "of what one member chooses at once"
        ) { store in
            store.bend { change, _ in change.backings.removeAll { $0.state == .lapsed } }
        },
        .store("counts no backings of a member", caughtBy: "a member has twenty paid backings") { store in
            store.bendFile { $0.given = 0 }
        },
    ]

    private static let paid: [Fault<FundingFixture>] = [
        .store(
            "keeps a backing for every order", caughtBy: "a backing is paid by one order",
            "of orders for one backing at once"
        ) { store in
            store.bendFile { file in
                if file.backing?.state == .held {
                    file.backing?.state = .started
                    file.backing?.order = nil
                }
            }
        },
        .paying("lets everything be paid in any way", caughtBy: "an all-or-nothing campaign is paid by card")
        {
            backings, _ in
            let sound = backings.quote
            backings.quote = { request, buyer throws(PurchaseFailure) in
                let quote = try await sound(request, buyer)
                return PurchaseQuote(
                    title: quote.title, unitPrice: quote.unitPrice, quantity: quote.quantity,
                    payee: quote.payee, payBy: quote.payBy, earning: quote.earning, refunds: quote.refunds)
            }
        },
        .paying("tells strangers of a backing", caughtBy: "the terms of a backing are told to its backer") {
            backings, _ in
            let sound = backings.quote
            backings.quote = { request, buyer throws(PurchaseFailure) in
                do throws(PurchaseFailure) {
                    return try await sound(request, buyer)
                } catch .notFound {
                    throw .notTheBuyer
                }
            }
        },
        .store("forgets orders that were let go", caughtBy: "an order that was let go holds and fulfils") {
            store in
            store.bendFile { $0.wasLetGo = false }
        },
        .store(
            "lets no order go", caughtBy: "money that goes back otherwise returns its backing",
            "of fulfilling and letting go at once"
        ) { store in
            store.bend { change, _ in if change.letGo != nil { change = CampaignChange() } }
        },
        .store(
            "adds nothing up", caughtBy: "what is held and paid counts to the cap",
            "each item is taken up to its wanted quantity", "an over-funded campaign without a cap",
            "of 50 who want to pay for the last item", "an item that is spoken for",
            "an all-or-nothing campaign closes early", "a campaign that keeps what it gets succeeds"
        ) { store in
            store.bendFile { if $0.tally != nil { $0.tally = CampaignTally() } }
        },
    ]

    private static let knowing: [Fault<FundingFixture>] = [
        .store("names anonymous backers", caughtBy: "everybody sees named backers with their words") {
            store in
            let sound = store
            store.backings = { list, page throws(FundingError) in
                guard case .named(let campaign) = list else { return try await sound.backings(list, page) }
                return try await sound.backings(.all(campaign), page)
            }
        },
        .verbs("tells everybody all backings", caughtBy: "the treasurer and operators alone know") {
            verbs, caller in
            verbs.backings = caller.operator.backings(of:_:)
        },
        .store("names backers to shelters", caughtBy: "a shelter is told of backings, and never by") {
            store in
            store.bend { change, _ in
                let backer = change.backings.first?.member
                change.notices = change.notices.map { notice in
                    Notice(
                        id: notice.id, notice.kind, to: notice.recipient, by: backer, act: notice.act,
                        about: notice.subject, in: notice.place, at: notice.at)
                }
            }
        },
    ]

    private static let forgetting: [Fault<FundingFixture>] = [
        .store(
            "forgets no member", caughtBy: "what a backer who withdraws wrote goes",
            "the name on receipts of a member", "once its member has withdrawn a receipt",
            "the text and photos of a helper", "nothing is written for a member who has withdrawn"
        ) { store in
            store.forget = { _, _ throws(FundingError) in }
        }
    ]
}
