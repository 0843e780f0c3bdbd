import Crews
import SampleKit
import Vocabulary

/// One run of filling a crew: what happens to it one after the other. Each part changes nothing that an
/// interrupted run has done.
struct CrewFilling {
    private let number: Int
    private let crew: SampleCrew
    private let stage: any SampleStage
    /// The members in the order in which they join, the founder first; each once.
    private let people: [Int]
    private var parts: ArraySlice<Part>
    /// Nil before it was founded, and where another crew has the name.
    private var id: CrewID?

    /// What happens, and when: from 0 to 1 of the neighbourhood's past.
    private struct Part: Sendable {
        let moment: Double
        let act: Act
    }

    private enum Act: Sendable {
        case found, meet, setDues, setFee, giveRoles, enterCash
        /// The person at that place joins.
        case join(Int)
        /// All answer to the next meeting.
        case answer
        /// The founder notes who came to what has taken place.
        case note
    }

    init(_ number: Int, _ crew: SampleCrew, _ stage: any SampleStage) {
        (self.number, self.crew, self.stage) = (number, crew, stage)
        var randomness = SeededGenerator(seed: stage.seed, stream: number)
        var people: [Int] = []
        for _ in 0..<4 * (crew.members + 1) where people.count <= crew.members {
            let member = randomness.below(stage.memberCount)
            if !people.contains(member) { people.append(member) }
        }
        self.people = people
        parts = Self.parts(crew, number, people.count)[...]
    }

    private static func parts(_ crew: SampleCrew, _ number: Int, _ people: Int) -> [Part] {
        let start = 0.02 + 0.03 * Double(number)
        var parts = [Part(moment: start, act: .found)]
        for place in 1..<max(1, people) {
            parts.append(Part(moment: start + 0.6 * Double(place) / Double(people), act: .join(place)))
        }
        parts += [
            Part(moment: start + 0.08, act: .meet), Part(moment: start + 0.1, act: .setDues),
            Part(moment: 0.4, act: .answer), Part(moment: 0.8, act: .giveRoles),
            Part(moment: 0.82, act: .setFee), Part(moment: 0.85, act: .enterCash),
            Part(moment: 0.9, act: .answer), Part(moment: 0.97, act: .note),
        ]
        return parts.sorted { $0.moment < $1.moment }
    }

    /// Does what is due by then. Answers whether the crew was founded by it.
    mutating func advance(to moment: Double) async throws -> Bool {
        var isFounded = false
        while let part = parts.first, part.moment <= moment || moment >= 1 {
            parts.removeFirst()
            if case .found = part.act {
                isFounded = try await found()
            } else if let id {
                try await perform(part.act, in: id)
            }
        }
        return isFounded
    }

    private func perform(_ act: Act, in id: CrewID) async throws {
        switch act {
        case .found: return
        case .join(let place): try await join(place, id)
        case .meet: try await meet(id)
        case .setDues: try await setDues(of: id)
        case .giveRoles: try await giveRoles(in: id)
        case .setFee: try await setFee(of: id)
        case .enterCash: try await enterCash(into: id)
        case .answer: try await answer(id)
        case .note: try await note(id)
        }
    }

    private var founder: any CrewRepository {
        get async throws { try await verbs(0) }
    }

    private func verbs(_ place: Int) async throws -> any CrewRepository {
        try await stage.services(of: people[place]).crews
    }
}

extension CrewFilling {
    /// Founds the crew, unless it is there already. Answers whether it did.
    private mutating func found() async throws -> Bool {
        guard let member = people.first else { return false }
        let (verbs, draft) = (try await founder, crew.draft)
        var query = CrewQuery()
        query.name = draft.name
        let all = try await verbs.browse(query, .largest(after: nil)).items
        if let present = all.first(where: { $0.crew.details.name == draft.name }) {
            let owner = try await stage.identifier(of: member)
            if present.crew.owner == owner { id = present.crew.id }
            return false
        }
        let cover = try await stage.pictures(of: [crew.cover], by: member).first
        id = try await verbs.found(draft, cover: cover, idempotencyKey: nil).crew.id
        return true
    }

    /// A person joins, and says something about themselves. Where the founder accepts, the last two requests
    /// stay open.
    private func join(_ place: Int, _ id: CrewID) async throws {
        let own = try await verbs(place)
        _ = try await own.join(id, message: crew.isKorean ? "안녕하세요, 같이 뛰고 싶습니다." : "Hello, may I join?")
        if crew.draft.joining == .approval, place < people.count - 2 {
            _ = try await founder.accept(try await stage.identifier(of: people[place]), to: id)
        }
        let state = try await own.membership(in: id)?.membership.state
        guard state == .member, place.isMultiple(of: 2) else { return }
        let position = crew.positions[place / 2 % crew.positions.count]
        _ = try await own.describe(MembershipWords(position: position, number: place + 6), in: id)
    }

    private func setDues(of id: CrewID) async throws {
        guard let dues = crew.dues else { return }
        let plan = DuesPlan(amount: Money(dues, .krw), day: 10, from: stage.now().koreanMonth.next)
        _ = try await founder.setDues(plan, of: id)
    }

    /// A fee for those who come from now on, so that no sample member has to pay.
    private func setFee(of id: CrewID) async throws {
        guard crew.fee > 0 else { return }
        let now = try await founder.crew(id).crew
        var draft = CrewDraft(now.details)
        (draft.fee, draft.fullDays, draft.halfDays) = (crew.fee, 7, 30)
        _ = try await founder.edit(id, draft, cover: now.cover, expecting: nil)
    }

    /// The first who joined is a manager, the second the treasurer.
    private func giveRoles(in id: CrewID) async throws {
        for (place, role) in [(1, CrewRole.manager), (2, .treasurer)] where place < people.count {
            guard try await verbs(place).membership(in: id)?.membership.state == .member else { continue }
            _ = try await founder.setRole(role, of: try await stage.identifier(of: people[place]), in: id)
        }
    }

    private func enterCash(into id: CrewID) async throws {
        for (place, entry) in crew.cash.enumerated() {
            var draft = CashDraft()
            (draft.flow, draft.amount, draft.purpose) = (entry.flow, entry.amount, entry.purpose)
            let key = IdempotencyKey("sample-cash-\(number)-\(place)")
            _ = try await founder.enter(draft, into: id, idempotencyKey: key)
        }
    }
}

extension CrewFilling {
    /// Five weekly meetings, the first on the crew's next day.
    private func meet(_ id: CrewID) async throws {
        let (verbs, first) = (try await founder, try PageRequest(limit: 1))
        for list in MeetingList.allCases {
            guard try await verbs.meetings(of: id, list, first).items.isEmpty else { return }
        }
        guard let draft = crew.meeting(after: stage.now()) else { return }
        _ = try await verbs.meet(id, draft, weeks: SampleCrew.weeks, idempotencyKey: nil)
    }

    /// Members answer to the next meeting: most of them come, some with a guest.
    private func answer(_ id: CrewID) async throws {
        let next = try await founder.meetings(of: id, .upcoming, PageRequest(limit: 1)).items.first
        guard let meeting = next?.meeting, meeting.calledOffAt == nil, meeting.details.startsAt > stage.now()
        else { return }
        for place in people.indices {
            let verbs = try await verbs(place)
            guard try await verbs.membership(in: id)?.membership.state == .member else { continue }
            let answer = [MeetingAnswer.going, .going, .maybe, .going, .notGoing, .going][place % 6]
            let hasGuest = answer == .going && place % 5 == 3 && meeting.details.capacity != 1
            _ = try await verbs.answer(meeting.id, answer, guests: hasGuest ? 1 : 0, for: nil)
        }
    }

    /// Notes of all who wanted to come that they came, but for the last.
    private func note(_ id: CrewID) async throws {
        let verbs = try await founder
        for view in try await verbs.meetings(of: id, .past, .largest(after: nil)).items {
            let going = try await verbs.answers(to: view.meeting.id, .largest(after: nil)).items
                .map(\.answer).filter { $0.place == .going }.map(\.member)
            guard let last = going.last else { continue }
            var came = Dictionary(going.map { ($0, true) }) { first, _ in first }
            came[last] = going.count == 1
            _ = try await verbs.note(came, at: view.meeting.id)
        }
    }
}
