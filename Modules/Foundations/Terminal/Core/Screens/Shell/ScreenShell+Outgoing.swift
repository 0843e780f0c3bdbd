import Vocabulary

/// Actions done without a server are sent once it can be reached.
extension ScreenShell {
    static let outgoingSlot = "outgoing"
    static let resendSlot = "outgoing-again"
    /// Often enough for a waiting person, seldom enough for a server that many clients return to.
    private static let resendTime: Int64 = 30_000

    /// The member's actions that the server does not know yet.
    var waitingToBeSent: [Outgoing] { drafts.outgoing.filter { $0.member == around.member } }

    /// Stores the action for later, if possible; returns whether it was.
    mutating func keepForLater(_ outgoing: Outgoing, after error: any DomainError) -> Bool {
        guard sendsLater, error.kind == .unavailable, let member = around.member,
            router.sender(named: outgoing.name) != nil
        else { return false }
        var outgoing = outgoing
        (outgoing.member, outgoing.moment) = (member, around.now)
        guard drafts.keep(outgoing) else { return false }
        isOnline = false
        pending.wait(Self.resendTime, from: around.now, in: Self.resendSlot, of: 0, nil)
        return true
    }

    /// Sends the oldest action unless one is being sent; asks first if it may have taken effect long ago.
    mutating func sendNext() -> [ShellCommand] {
        guard sendsLater, !isSending, let next = waitingToBeSent.first,
            let send = router.sender(named: next.name)
        else { return [] }
        guard next.isSafe(at: around.now) else { return ask(about: next) }
        isSending = true
        _ = pending.cancel(Self.resendSlot, of: 0)
        let (ticket, _) = pending.begin(Self.outgoingSlot, of: 0, at: around.now)
        return [.run(ticket) { Sent(outgoing: next, delivery: await send(next.values)) }] + wakeUp
    }

    /// Asks whether the action is still wanted; postponed while another question is open.
    private mutating func ask(about late: Outgoing) -> [ShellCommand] {
        guard overlay == nil else {
            pending.wait(Self.resendTime, from: around.now, in: Self.resendSlot, of: 0, nil)
            return wakeUp
        }
        overlay = .question(Question(text: Self.late(late), layer: 0, yes: late))
        return []
    }

    /// An action that was sent, and the result.
    struct Sent: Sendable {
        let outgoing: Outgoing
        let delivery: Outgoing.Delivery
    }

    mutating func take(_ sent: Sent) -> [ShellCommand] {
        isSending = false
        switch sent.delivery {
        case .unreachable:
            pending.wait(Self.resendTime, from: around.now, in: Self.resendSlot, of: 0, nil)
            return wakeUp
        case .sent:
            drafts.remove(sent.outgoing)
            let next = sendNext()
            return waitingToBeSent.isEmpty ? tell(Self.allSent) : next
        case .refused(let reason):
            giveBack(sent.outgoing)
            let next = sendNext()
            return next + tell(Self.refused(sent.outgoing, reason))
        }
    }

    /// Takes the answer whether the action is still wanted.
    mutating func decide(_ late: Outgoing, _ isWanted: Bool) -> [ShellCommand] {
        if isWanted {
            var renewed = late
            renewed.moment = around.now
            drafts.remove(late)
            drafts.keep(renewed)
        } else {
            giveBack(late)
        }
        return sendNext()
    }

    /// Turns the action back into a draft, so that no typed text is lost.
    private mutating func giveBack(_ outgoing: Outgoing) {
        drafts.remove(outgoing)
        guard let place = outgoing.draft else { return }
        drafts.keep(KeptDrafts.Draft(place, by: outgoing.member, outgoing.values))
    }

    private static let allSent = Phrase(
        en: "What you did without a connection has been sent.", ko: "연결이 끊긴 동안 한 일을 모두 보냈습니다.")

    private static func refused(_ outgoing: Outgoing, _ reason: Phrase) -> Phrase {
        Phrase(
            en: "\(outgoing.words.en) was not taken: \(reason.en)",
            ko: "\(outgoing.words.ko)을(를) 보내지 못했습니다: \(reason.ko)")
    }

    private static func late(_ outgoing: Outgoing) -> Phrase {
        Phrase(
            en: "\(outgoing.words.en) has waited for a month and may have arrived already. Send it now?",
            ko: "\(outgoing.words.ko): 한 달 가까이 보내지 못했고 이미 전해졌을 수도 있습니다. 지금 보낼까요?")
    }
}
