import ContractKit
import Funding
import FundingFakes
import FundingHTTP
import TestKit
import Vocabulary
import Wire

/// A wire to verbs that answer the same in every run, and keep what they were asked.
struct WireStory: RecordedStory {
    let recorder: Recorder
    /// What the last verb was given, as text.
    let asked = LockedValue("")

    init() {
        let fake = FundingRepositoryFake.answering(asked)
        let routes = fundingRoutes { _ in fake } + receiptAddressRoutes { _ in ShownAddresses() }
        recorder = Recorder(Loopback(.trusting(routes)))
    }

    /// The recorded verbs of a member.
    var member: any FundingRepository {
        RemoteFundingRepository(recorder.caller(as: ClauseEnvironment(.ascending).members.buyer))
    }

    /// The recorded verbs of a visitor.
    var visitor: any FundingRepository { RemoteFundingRepository(recorder.caller(as: .anonymous)) }

    /// The recorded verbs of addresses of receipts.
    var addresses: any ReceiptAddressVerbs {
        RemoteReceiptAddressVerbs(recorder.caller(as: ClauseEnvironment(.ascending).members.buyer))
    }
}

/// One address for every receipt.
private struct ShownAddresses: ReceiptAddressVerbs {
    func address(of receipt: ReceiptID) async throws(FundingError) -> ReceiptAddress {
        guard let address = ShownReceipts.address else { throw .service(.internal("no secret")) }
        return address
    }
}

extension FundingRepositoryFake {
    /// Answers with what `ShownShelters`, `ShownCampaigns` and the others have, and keeps what it was given.
    static func answering(_ asked: LockedValue<String>) -> FundingRepositoryFake {
        let note = Note { words in asked.withLock { $0 = words } }
        var fake = FundingRepositoryFake()
        fake.answerAboutShelters(note)
        fake.answerAboutPeople(note)
        fake.answerAboutCampaigns(note)
        fake.answerAboutEnds(note)
        fake.answerAboutBackings(note)
        fake.answerAboutUpdates(note)
        fake.answerAboutReceipts(note)
        fake.answerOperators(note)
        return fake
    }

    /// Keeps what a verb was given.
    struct Note: Sendable {
        let keep: @Sendable (String) -> Void

        init(_ keep: @escaping @Sendable (String) -> Void) { self.keep = keep }

        func callAsFunction(_ parts: Any?...) {
            keep(parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " "))
        }
    }
}

extension FundingRepositoryFake {
    private mutating func answerAboutShelters(_ note: Note) {
        found = { draft, key throws(FundingError) in
            note(draft.name, draft.registrationNumber, draft.contact, draft.photo, key?.text)
            return ShownShelters.pending
        }
        shelter = { id throws(FundingError) in
            guard id == ShownShelters.id else { throw .notFound }
            return ShownShelters.verified
        }
        shelters = { query, page throws(FundingError) in
            note(query.name, query.place, query.state, page.limit)
            let numbering = page.start == .first ? nil : PageNumbering(number: 1, size: 2, total: 4)
            return Page(items: [ShownShelters.visited, ShownShelters.suspended], numbering: numbering)
        }
        ownShelters = { () throws(FundingError) in ShownShelters.all }
        edit = { id, draft, version throws(FundingError) in
            note(id, draft.name, draft.photo, version?.number)
            return ShownShelters.verified
        }
        nameAccount = { account, id throws(FundingError) in
            note(account.bank, account.number, account.holder, id)
            return ShownShelters.verified
        }
    }

    private mutating func answerAboutPeople(_ note: Note) {
        people = { _ throws(FundingError) in ShownShelters.people }
        setRole = { role, member, id throws(FundingError) in
            note(role, member, id)
            return ShownShelters.people
        }
        remove = { member, id throws(FundingError) in
            note(member, id)
            return [ShownShelters.people[0]]
        }
    }

    private mutating func answerAboutCampaigns(_ note: Note) {
        browse = { query, page throws(FundingError) in
            note(
                query.phase, query.order, query.text, query.shelter, query.model, query.itemsOnly, page.limit)
            return Page(items: ShownCampaigns.all)
        }
        campaign = { id throws(FundingError) in
            guard id == ShownCampaigns.id else { throw .notFound }
            return ShownCampaigns.open
        }
        campaigns = { id, page throws(FundingError) in
            note(id, page.limit)
            return Page(items: [ShownCampaigns.draft])
        }
        draft = { draft, id, key throws(FundingError) in
            note(
                draft.title, draft.amount, draft.items.count, draft.cap, draft.isOverFunded,
                draft.deadline.time, draft.deadline.repeatedHour, draft.registration?.account.number, id,
                key?.text)
            return ShownCampaigns.draft
        }
        editCampaignID = { id, draft, version throws(FundingError) in
            note(id, draft.title, draft.items.map(\.number), draft.photos.count, version?.number)
            return ShownCampaigns.open
        }
        open = { _ throws(FundingError) in ShownCampaigns.open }
    }

    private mutating func answerAboutEnds(_ note: Note) {
        extend = { id, deadline throws(FundingError) in
            note(id, deadline.time, deadline.zone, deadline.repeatedHour)
            return ShownCampaigns.extended
        }
        close = { _ throws(FundingError) in ShownCampaigns.delivered }
        cancel = { _ throws(FundingError) in ShownCampaigns.refunding }
        lack = { item, id throws(FundingError) in
            note(item, id)
            return ShownCampaigns.delivered
        }
        payouts = { id, page throws(FundingError) in
            note(id, page.limit)
            return Page(items: ShownCampaigns.payouts)
        }
    }
}

extension FundingRepositoryFake {
    private mutating func answerAboutBackings(_ note: Note) {
        back = { id, draft, key throws(FundingError) in
            let items = draft.items.map { "\($0.item):\($0.quantity)" }
            note(id, items, draft.amount, draft.isAnonymous, draft.message, key?.text)
            return ShownBackings.view(.started, isAnonymous: draft.isAnonymous)
        }
        backing = { _ throws(FundingError) in ShownBackings.view(.held) }
        leave = { _ throws(FundingError) in ShownBackings.view(.refunding) }
        choose = { answer, item, id throws(FundingError) in
            note(answer, item, id)
            return ShownBackings.view(.backed)
        }
        backers = { _, _ throws(FundingError) in Page(items: ShownBackings.cards) }
        backings = { id, page throws(FundingError) in
            note(id, page.limit)
            return Page(items: ShownBackings.all)
        }
        ownBackings = { _ throws(FundingError) in Page(items: [ShownBackings.view(.backed)]) }
        ownYears = { () throws(FundingError) in ShownBackings.years }
    }

    private mutating func answerAboutUpdates(_ note: Note) {
        tell = { id, draft, key throws(FundingError) in
            note(id, draft.matter, draft.text, draft.photos.count, key?.text)
            return ShownUpdates.view(draft.matter)
        }
        updates = { id, deliveriesOnly, page throws(FundingError) in
            note(id, deliveriesOnly, page.limit)
            return Page(items: ShownUpdates.all)
        }
    }

    private mutating func answerAboutReceipts(_ note: Note) {
        receipt = { id, holder throws(FundingError) in
            note(id, holder)
            return ShownReceipts.valid
        }
        receiptFrom = { id, year, holder throws(FundingError) in
            note(id, year, holder)
            return ShownReceipts.year
        }
        receiptID = { _ throws(FundingError) in ShownReceipts.merged }
        ownReceipts = { year, page throws(FundingError) in
            note(year, page.limit)
            return Page(items: ShownReceipts.all)
        }
        receipts = { id, year, page throws(FundingError) in
            note(id, year, page.limit)
            return Page(items: ShownReceipts.all)
        }
    }

    private mutating func answerOperators(_ note: Note) {
        decide = { decision, id, reason throws(FundingError) in
            note(decision, id, reason)
            return ShownShelters.suspended
        }
        pause = { id, reason throws(FundingError) in
            note(id, reason)
            return ShownCampaigns.paused
        }
        resume = { id, shelter, reason throws(FundingError) in
            note(id, shelter, reason)
            return ShownCampaigns.extended
        }
        callOff = { id, reason throws(FundingError) in
            note(id, reason)
            return ShownCampaigns.refunding
        }
        payOut = { id, amount, transfer, reason throws(FundingError) in
            note(id, amount, transfer, reason)
            return ShownCampaigns.payouts[0]
        }
        payoutAccount = { id, reason throws(FundingError) in
            note(id, reason)
            return ShownShelters.account
        }
        stuckRefunds = { _ throws(FundingError) in Page(items: [ShownBackings.view(.refunding)]) }
    }
}
