import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let money = dues + paidDues + arrears + cash + ledger + accounts

    private static let dues: [Fault<CrewFixture>] = [
        .store(
            "asks for twice the dues", caughtBy: "dues of a month are made once",
            "a member who joins within the month owes a part"
        ) { store in
            store.bendDues { file in
                let plan = file.plan.map { plan in
                    let twice = Money(plan.amount.minorUnits * 2, .krw)
                    return DuesPlan(amount: twice, day: plan.day, from: plan.from)
                }
                return DuesFile(plan: plan, debtors: file.debtors)
            }
        },
        .store("does not end dues", caughtBy: "dues that were ended are not made") { store in
            let sound = store
            store.set = { plan, crew, actor, tell throws(CrewError) in
                if plan.isDue { try await sound.set(plan, crew, actor, tell) }
            }
        },
        .store("begins dues a month early", caughtBy: "a later plan holds from its month on") { store in
            let sound = store
            store.set = { plan, crew, actor, tell throws(CrewError) in
                let early = DuesPlan(amount: plan.amount, day: plan.day, from: plan.from.previous)
                try await sound.set(early, crew, actor, tell)
            }
        },
        .verbs("lets everybody set dues", caughtBy: "the treasurer and the owner alone set dues") {
            verbs, caller in
            verbs.setDues = caller.owner.setDues(_:of:)
        },
        .store(
            "asks for nothing of returning members",
            caughtBy: "members who leave or are removed owe nothing more"
        ) {
            store in
            store.bendDues { file in
                DuesFile(plan: file.plan, debtors: file.debtors.filter { $0.due == nil })
            }
        },
        .verbs("keeps another reason", caughtBy: "the treasurer waives dues with a reason") {
            verbs, caller in
            let sound = caller.sound
            verbs.waive = { id, reason throws(CrewError) in try await sound.waive(id, reason: reason + "!") }
        },
        .store("lists cancelled dues as open", caughtBy: "a crew that closes cancels its open dues") {
            store in
            store.bendList { due in if due.state == .cancelled { due.state = .open } }
        },
        .store(
            "keeps the money of former members", caughtBy: "a member who withdraws owes nothing more",
            "a receipt is a picture of its author's", "an account goes with the member who named it"
        ) { store in
            store.forget = { _, _ throws(CrewError) in }
        },
    ]

    private static let paidDues: [Fault<CrewFixture>] = [
        .store(
            "tells nothing of payments", caughtBy: "a due is paid once", "money that goes back leaves a due"
        ) { store in
            store.bendDue { _ in
            } change: { change in
                change.notices = []
            }
        },
        .store("forgets what was let go", caughtBy: "an order that was let go pays nothing") { store in
            store.bendDue { file in
                file = DueFile(
                    due: file.due, wasLetGo: false, isOwed: file.isOwed, treasurers: file.treasurers)
            }
        },
        .store(
            "takes all for members", caughtBy: "money that goes back to a member who has left",
            "what is being paid to a crew that is taken out of sight"
        ) { store in
            store.bendDue { file in
                file = DueFile(
                    due: file.due, wasLetGo: file.wasLetGo, isOwed: true, treasurers: file.treasurers)
            }
        },
        .store("asks for a won", caughtBy: "the terms of a due are its member's alone") { store in
            let sound = store
            store.due = { id throws(CrewError) in
                var due = try await sound.due(id)
                due?.amount = Money(1, .krw)
                return due
            }
        },
        .store("takes every order", caughtBy: "of orders for one due at once") { store in
            store.bendDue { file in
                var due = file.due
                (due.state, due.order) = (.open, nil)
                file = DueFile(
                    due: due, wasLetGo: file.wasLetGo, isOwed: file.isOwed, treasurers: file.treasurers)
            }
        },
        .store("lists settled dues as open", caughtBy: "of paying and leaving at once") { store in
            store.bendList { due in
                if due.state == .paid || due.state == .ended { due.state = .open }
            }
        },
    ]

    private static let arrears: [Fault<CrewFixture>] = [
        .store("reminds of nothing", caughtBy: "members are reminded before the day") { store in
            store.duesToRemind = { _, _ throws(CrewError) in [] }
        },
        .store("finds no arrears", caughtBy: "arrears suspend after a term") { store in
            store.inArrears = { _, _ throws(CrewError) in [] }
        },
        .store("ends no arrears", caughtBy: "dues that are waived end arrears") { store in
            store.isInArrears = { _, _ throws(CrewError) in true }
        },
        .verbs("shows all dues to everybody", caughtBy: "arrears are seen by the treasurer") {
            verbs, caller in
            let (sound, owner) = (caller.sound, caller.owner)
            verbs.dues = { crew, list, request throws(CrewError) in
                try await (list == .own ? sound : owner).dues(of: crew, list, request)
            }
        },
        .verbs("lists dues in any order", caughtBy: "in each month the dues that are to be paid stand first")
        {
            verbs, caller in
            let sound = caller.sound
            verbs.dues = { crew, list, request throws(CrewError) in
                var page = try await sound.dues(of: crew, list, request)
                page.items.reverse()
                return page
            }
        },
        .store("skips a due behind a cursor", caughtBy: "pages of dues neither repeat nor skip") { store in
            let sound = store
            store.duesFilter = { filter, request throws(CrewError) in
                var page = try await sound.duesFilter(filter, request)
                if case .after = request.start { page.items = Array(page.items.dropFirst()) }
                return page
            }
        },
    ]
}

extension CrewFaults {
    private static let cash: [Fault<CrewFixture>] = [
        .verbs("lets the owner enter everything", caughtBy: "cash is entered by the treasurer") {
            verbs, caller in
            verbs.enter = caller.owner.enter(_:into:idempotencyKey:)
        },
        .store("knows no keys of cash", caughtBy: "an entry under a key is made once") { store in
            let sound = store
            store.cashEntry = { _ throws(CrewError) in nil }
            store.insertEntry = { entry, _ throws(CrewError) in try await sound.insertEntry(entry, nil) }
        },
        .store("knows no entries of a member", caughtBy: "a member gets the entries that they have made") {
            store in
            store.cashEntries = { _, _, _ throws(CrewError) in Page(items: []) }
        },
        .verbs("takes nothing back", caughtBy: "an entry is taken back by another") { verbs, caller in
            let sound = caller.sound
            verbs.enter = { draft, crew, key throws(CrewError) in
                var plain = draft
                plain.takesBack = nil
                return try await sound.enter(plain, into: crew, idempotencyKey: key)
            }
        },
        .verbs("takes any entry", caughtBy: "bad entries are refused") { verbs, caller in
            let sound = caller.sound
            verbs.enter = { _, crew, key throws(CrewError) in
                var usual = CashDraft()
                (usual.amount, usual.purpose) = (1, "아무거나")
                return try await sound.enter(usual, into: crew, idempotencyKey: key)
            }
        },
    ]

    private static let ledger: [Fault<CrewFixture>] = [
        .store("takes dues for fees", caughtBy: "the gateway's column is what Payments posted") { store in
            store.dues = { _ throws(CrewError) in [:] }
        },
        .verbs("leaves a line out", caughtBy: "of many postings none is left out") { verbs, caller in
            let sound = caller.sound
            verbs.ledger = { crew, month throws(CrewError) in
                let ledger = try await sound.ledger(of: crew, month)
                return CrewLedger(
                    crew: crew, month: month, gateway: ledger.gateway, cash: ledger.cash,
                    lines: Array(ledger.lines.dropFirst()))
            }
        },
        .verbs("shows wrong books", caughtBy: "postings that do not sum up to the balance") {
            verbs, _ in
            verbs.ledger = { crew, month throws(CrewError) in
                let nothing = LedgerBalance(opening: 0, closing: 0)
                return CrewLedger(crew: crew, month: month, gateway: nothing, cash: nothing, lines: [])
            }
        },
        .store("begins each month with nothing", caughtBy: "cash counts on its day") { store in
            let sound = store
            store.cash = { crew, month throws(CrewError) in
                MonthOfCash(opening: 0, entries: try await sound.cash(crew, month).entries)
            }
        },
        .verbs("shows the ledger to everybody", caughtBy: "the ledger is read by those of the crew") {
            verbs, caller in
            verbs.ledger = caller.owner.ledger(of:_:)
        },
    ]

    private static let accounts: [Fault<CrewFixture>] = [
        .store(
            "believes one word", caughtBy: "an account counts once a second",
            "an account that counts stays until another"
        ) { store in
            store.bendAccount { _, _, _ in
            } change: { change in
                guard let pending = change.naming.pending else { return }
                (change.naming.confirmed, change.naming.pending) = (pending, nil)
            }
        },
        .verbs("lets everybody name an account", caughtBy: "a manager confirms and does not begin") {
            verbs, caller in
            verbs.nameAccount = caller.owner.nameAccount(_:of:)
        },
        .store("believes former treasurers", caughtBy: "the word of a member who does not look after") {
            store in
            store.bendAccount { file, namer, _ in
                guard var namer else { return }
                namer.role = .treasurer
                let others = file.leaders.filter { $0.id != namer.id }
                file = AccountFile(crew: file.crew, naming: file.naming, leaders: others + [namer])
            } change: { _ in
            }
        },
        .verbs("takes any account", caughtBy: "bad accounts are refused") { verbs, caller in
            let sound = caller.sound
            verbs.nameAccount = { _, crew throws(CrewError) in
                let usual = PayoutAccount(bank: "국민은행", number: "1234567890", holder: "아무개")
                return try await sound.nameAccount(usual, of: crew)
            }
        },
    ]
}

extension CrewStoreFake {
    /// Makes dues by another file.
    fileprivate mutating func bendDues(_ bend: @escaping @Sendable (DuesFile) -> DuesFile) {
        let sound = makeDues
        makeDues = { month, crew, limit, run throws(CrewError) in
            try await sound(month, crew, limit) { run(bend($0)) }
        }
    }

    /// Lists dues otherwise.
    fileprivate mutating func bendList(_ bend: @escaping @Sendable (inout Due) -> Void) {
        let sound = duesFilter
        duesFilter = { filter, request throws(CrewError) in
            var page = try await sound(filter, request)
            for index in page.items.indices { bend(&page.items[index]) }
            return page
        }
    }

    /// Decides about dues by another file, or writes another change.
    fileprivate mutating func bendDue(
        file bendFile: @escaping @Sendable (inout DueFile) -> Void,
        change bendChange: @escaping @Sendable (inout DueChange) -> Void = { _ in }
    ) {
        let sound = decideDue
        decideDue = { id, order, actor, now, decision throws(CrewError) in
            try await sound(id, order, actor, now) { file throws(CrewError) in
                var bent = file
                bendFile(&bent)
                var change = try decision(bent)
                bendChange(&change)
                return change
            }
        }
    }

    /// Decides about accounts by another file, given the one who named the pending account, or writes another
    /// change.
    fileprivate mutating func bendAccount(
        file bendFile: @escaping @Sendable (inout AccountFile, Membership?, MemberID) -> Void,
        change bendChange: @escaping @Sendable (inout AccountChange) -> Void
    ) {
        let sound = self
        decideAccountOf = { crew, actor, decision throws(CrewError) in
            var namer: Membership?
            if let member = try await sound.naming(crew)?.pending?.namedBy {
                namer = try await sound.membershipOf(member, crew)
            }
            let known = namer
            return try await sound.decideAccountOf(crew, actor) { file throws(CrewError) in
                var bent = file
                bendFile(&bent, known, actor)
                var change = try decision(bent)
                bendChange(&change)
                return change
            }
        }
    }
}
