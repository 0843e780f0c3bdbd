import Testing
import Vocabulary

@Suite struct AuditEventTests {
    private static let ids = (1...4).map { RawIdentifier(milliseconds: $0, random: ($0, $0)) }
    private static let (moderator, seller) = (MemberID(ids[0]), MemberID(ids[1]))
    private static let moment = Timestamp(microseconds: 1_753_000_000_000_001)

    private static func event(
        by actor: AuditActor = .member(moderator, role: .moderator), affecting member: MemberID? = seller,
        reason: String? = nil
    ) -> AuditEvent {
        AuditEvent(
            id: AuditEventID(ids[2]), by: actor, "listings.hide", "lst_1", affecting: member, at: moment,
            reason: reason)
    }

    @Test(
        arguments: [nil, "", "전화번호를 적었습니다", "전화번호", "two\nlines\tand a tab", "\n"])
    func anOutboxCarriesEventsAsTheyAre(reason: String?) {
        for actor in [AuditActor.member(Self.moderator, role: .operator), .machine] {
            for member in [Self.seller, nil] {
                let event = Self.event(by: actor, affecting: member, reason: reason)
                let message = OutboxMessage(event)
                #expect(AuditEvent(message) == event)
                #expect(AuditEvent(message)?.reason.map { Array($0.utf8) } == reason.map { Array($0.utf8) })
                #expect((message.subject, message.writtenAt) == ("lst_1", Self.moment))
            }
        }
    }

    @Test func aMessageOfAnEventIsPinned() {
        let message = OutboxMessage(Self.event(reason: "사유"))
        #expect(message.topic == "audit.event")
        #expect(
            message.payload == """
                \(AuditEventID(Self.ids[2]))\t\(Self.moderator)\tmoderator\tlistings.hide\t\(Self.seller)
                사유
                """)
    }

    @Test(arguments: ["", "aud_1\tmachine\t\tlistings.hide\t", "\tmachine\t\tx\t", "a\tb"])
    func whatIsNoEventIsRefused(payload: String) async {
        let message = OutboxMessage(AuditEvent.topic, "lst_1", payload, at: Self.moment)
        #expect(AuditEvent(message) == nil)
        let event = OutboxEvent(sequence: 7, message: message, attempts: 1)
        await #expect(throws: ServiceFailure.self) { try await NoLog().receive(event) }
    }

    @Test func anotherTopicIsNoEvent() {
        let message = OutboxMessage(Self.event())
        let other = OutboxMessage("auth.departed", message.subject, message.payload, at: Self.moment)
        #expect(AuditEvent(other) == nil)
    }

    @Test func theReasonGoesWithTheActorAndWithTheAffected() {
        let event = Self.event(reason: "사유")
        let message = OutboxMessage(event)
        for member in [Self.moderator, Self.seller] {
            #expect(message.erasingReason(of: member) == OutboxMessage(event.withoutReason))
        }
        #expect(message.erasingReason(of: MemberID(Self.ids[3])) == nil)
        #expect(OutboxMessage(event.withoutReason).erasingReason(of: Self.seller) == nil)
    }

    @Test func reasonsThatWaitAreErased() {
        var outbox = InMemoryOutbox()
        outbox.append(OutboxMessage(Self.event(reason: "사유")))
        outbox.append(OutboxMessage(Self.event(affecting: nil, reason: "다른 사유")))
        outbox.eraseReasons(of: Self.seller)
        #expect(outbox.pending.map { AuditEvent($0.message)?.reason } == [nil, "다른 사유"])
    }

    @Test func aVisitorActsAsNobody() {
        let session = SessionID(Self.ids[3])
        let principal = Principal.member(Self.moderator, session: session, role: .moderator)
        #expect(AuditActor(principal) == .member(Self.moderator, role: .moderator))
        #expect(AuditActor(.anonymous) == nil)
        #expect(AuditActor.machine.memberID == nil)
    }
}

/// Records nothing.
private struct NoLog: AuditLog {
    func record(_ event: AuditEvent) async throws(ServiceFailure) {}
}
