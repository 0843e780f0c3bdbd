public import Moderation
import Synchronization
public import Vocabulary

/// Made-up domains and accounts for clauses and tests. They apply and record moderators' acts: the state of
/// each subject and member, the calls received and, on demand, an outage.
public final class KnownActs: ModeratedKinds, ModeratedMembers {
    private struct State {
        var subjects: [AnyIdentifier: SubjectAct] = [:]
        var members: [MemberID: Set<MemberAct>] = [:]
        var refused: Set<AnyIdentifier> = []
        var calls: [Call] = []
        var outage: Outage?
    }

    /// One order that came here.
    public struct Call: Hashable, Sendable {
        /// How many subjects or members it named.
        public let count: Int
        public let act: String
        public let reason: String
        public let moderator: MemberID?
        public let isBulk: Bool
    }

    /// When nothing is answered.
    public enum Outage: Sendable {
        /// Before anything was done, or after.
        case before, after
    }

    private let state = Mutex(State())
    private let kinds: Set<String>

    /// Lets moderators act on records with these prefixes.
    public init(kinds: Set<String> = ["lst"]) { self.kinds = kinds }

    /// Fails each time at that point, or not any more.
    public func fail(_ outage: Outage?) { state.withLock { $0.outage = outage } }

    /// The record cannot be acted on.
    public func refuse(_ subject: AnyIdentifier) { state.withLock { _ = $0.refused.insert(subject) } }

    /// The last act on the record; nil for none, or once it is restored.
    public func state(of subject: AnyIdentifier) -> SubjectAct? { state.withLock { $0.subjects[subject] } }

    /// The acts in force on the member: silence, suspension.
    public func state(of member: MemberID) -> Set<MemberAct> { state.withLock { $0.members[member] ?? [] } }

    /// The received calls, in order.
    public var calls: [Call] { state.withLock { $0.calls } }

    public func covers(_ prefix: String) -> Bool { kinds.contains(prefix) }

    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        let call = Call(
            count: subjects.count, act: act.rawValue, reason: reason, moderator: moderator.memberID,
            isBulk: isBulk)
        return try entered(call) { state in
            var changed: Set<AnyIdentifier> = []
            for subject in subjects where !state.refused.contains(subject) {
                let (before, after) = (state.subjects[subject], act == .restore ? nil : act)
                if before == after || before == .remove { continue }
                state.subjects[subject] = after
                changed.insert(subject)
            }
            return changed
        }
    }

    public func moderate(
        _ members: Set<MemberID>, _ act: MemberAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<MemberID> {
        let call = Call(
            count: members.count, act: act.rawValue, reason: reason, moderator: moderator.memberID,
            isBulk: isBulk)
        return try entered(call) { state in
            members.filter { member in
                switch act {
                case .silence, .suspend: state.members[member, default: []].insert(act).inserted
                case .unsilence: state.members[member, default: []].remove(.silence) != nil
                case .reinstate: state.members[member, default: []].remove(.suspend) != nil
                }
            }
        }
    }

    private func entered<Answer: Sendable>(
        _ call: Call, _ body: (inout sending State) -> Answer
    ) throws(ServiceFailure) -> Answer {
        let (answer, outage) = state.withLock { state -> (Answer?, Outage?) in
            if state.outage == .before { return (nil, .before) }
            state.calls.append(call)
            return (body(&state), state.outage)
        }
        guard let answer, outage == nil else { throw .unavailable("the domain") }
        return answer
    }
}
