import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension CrewFormGoal {
    /// Sends what was typed. Throws `invalidFields` also for what is no number.
    func sent(_ typed: CrewEntries, _ crews: any CrewRepository) async throws(CrewError) -> FormEnd {
        switch self {
        case .found, .edit: try await sendCrew(typed, crews)
        case .join(let id):
            ended(try await crews.join(id, message: typed["message"]))
        case .describe(let id):
            ended(Self.saved, id, try await crews.describe(typed.words(), in: id))
        case .ban(let member, let id): try await ban(member, from: id, typed, crews)
        case .meet, .change, .guests: try await sendMeeting(typed, crews)
        case .plan, .waive, .cash, .account: try await sendMoney(typed, crews)
        }
    }

    private static let saved = Phrase(en: "Saved.", ko: "저장했습니다.")

    /// Whatever was answered, the crew has changed.
    private func ended(_ words: Phrase, _ id: CrewID, _ answer: some Sendable) -> FormEnd {
        FormEnd(words, changed: [AnyIdentifier(id)])
    }

    private func ended(_ view: MembershipView) -> FormEnd {
        let words = view.membership.joinedWords
        return FormEnd(
            Phrase(en: "\(words.en).", ko: "\(words.ko)."),
            changed: [AnyIdentifier(view.membership.crew)], toPay: view.record)
    }

    private func sendCrew(
        _ typed: CrewEntries, _ crews: any CrewRepository
    ) async throws(CrewError) -> FormEnd {
        if case .edit(let id) = self {
            let before = typed.base.crew?.crew
            let draft = try typed.crew(before.map { CrewDraft($0.details) } ?? CrewDraft())
            let view = try await crews.edit(id, draft, cover: typed.picture, expecting: before?.version)
            return ended(Self.saved, id, view)
        }
        let view = try await crews.found(
            try typed.crew(CrewDraft()), cover: typed.picture, idempotencyKey: typed.key)
        return FormEnd(
            Phrase(en: "The crew is founded.", ko: "크루를 만들었습니다."), changed: [AnyIdentifier(view.id)],
            next: .crew(view.id))
    }

    private func ban(
        _ member: MemberID, from id: CrewID, _ typed: CrewEntries, _ crews: any CrewRepository
    ) async throws(CrewError) -> FormEnd {
        let days = try typed.number("bannedUntil", in: 1...366)
        let end = typed.now.advanced(by: .seconds(days * 86_400))
        let view = try await crews.remove(member, from: id, bannedUntil: end)
        return ended(Phrase(en: "Banned.", ko: "가입을 제한했습니다."), id, view)
    }

    private func sendMeeting(
        _ typed: CrewEntries, _ crews: any CrewRepository
    ) async throws(CrewError) -> FormEnd {
        switch self {
        case .meet(let id):
            let weeks = try typed.number("weeks", in: MeetingDraft.weeks)
            let made = try await crews.meet(
                id, try typed.meeting(), weeks: weeks, idempotencyKey: typed.key)
            let words = Phrase(en: "Meetings set up: \(made.count).", ko: "모임 \(made.count)개를 만들었습니다.")
            return ended(words, id, made)
        case .change(let id):
            let version = typed.base.meeting?.meeting.version
            return changed(try await crews.edit(id, try typed.meeting(), expecting: version), Self.saved)
        case .guests(let id):
            let guests = try typed.number("guests", in: 0...9)
            let view = try await crews.answer(id, .going, guests: guests, for: nil)
            let words = view.own?.words ?? MeetingAnswer.going.words
            return changed(view, Phrase(en: "\(words.en).", ko: "응답했습니다: \(words.ko)."))
        default: throw .service(.internal("no form of a meeting"))
        }
    }

    private func changed(_ view: MeetingView, _ words: Phrase) -> FormEnd {
        FormEnd(words, changed: [AnyIdentifier(view.meeting.id), AnyIdentifier(view.meeting.crew)])
    }

    private func sendMoney(
        _ typed: CrewEntries, _ crews: any CrewRepository
    ) async throws(CrewError) -> FormEnd {
        switch self {
        case .plan(let id):
            let plan = try typed.plan()
            let words =
                plan == nil
                ? Phrase(en: "The dues end with this month.", ko: "다음 달부터 회비가 없습니다.")
                : Phrase(en: "The dues hold from the next month on.", ko: "다음 달부터 회비가 나옵니다.")
            return ended(words, id, try await crews.setDues(plan, of: id))
        case .waive(let due, let id):
            let view = try await crews.waive(due, reason: typed["reason"])
            return ended(Phrase(en: "Waived.", ko: "면제했습니다."), id, view)
        case .cash(let id):
            let entry = try await crews.enter(try typed.cash(), into: id, idempotencyKey: typed.key)
            return ended(Phrase(en: "Entered.", ko: "장부에 적었습니다."), id, entry)
        case .account(let id): return named(try await crews.nameAccount(typed.account, of: id), id)
        default: throw .service(.internal("no form of money"))
        }
    }

    private func named(_ naming: PayoutNaming, _ id: CrewID) -> FormEnd {
        let words =
            naming.pending == nil
            ? Phrase(en: "The account counts now.", ko: "지급 계좌를 확정했습니다.")
            : Phrase(
                en: "Named. One more of owner, treasurer and managers has to name the same account.",
                ko: "적었습니다. 크루장, 총무, 운영진 중 다른 한 명이 같은 계좌를 적으면 확정됩니다.")
        return ended(words, id, naming)
    }
}
