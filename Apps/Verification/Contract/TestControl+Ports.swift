public import ContractKit
public import Vocabulary
public import Wire

/// What the domains ask and tell each other.
extension TestControl {
    /// Says how members are called and stand, in place of what accounts know; what was said before counts no
    /// longer.
    public static let giveMembers = Endpoint<[GivenMember], Nothing, Failure>(
        name: "control.giveMembers", .put, "/control/members", access: .member,
        summary: "Says how members are called and stand.", input: members, failures: outages)

    /// Tells a message as if a domain had written it.
    public static let tell = Endpoint<OutboxMessage, Nothing, Failure>(
        name: "control.tell", .post, "/control/messages", access: .member,
        summary: "Tells a message between domains.", input: message, failures: outages)

    /// What the domains have told each other since it was asked last.
    public static let heard = Endpoint<Nothing, [OutboxMessage], Failure>(
        name: "control.heard", .get, "/control/messages", access: .member,
        summary: "What the domains have told each other.", input: .nothing, output: messages,
        failures: outages)

    private static let member = Shape<GivenMember>(
        "GivenMember", Field("id", .id()) { $0.id }, Field("isNamed", .bool) { $0.isNamed },
        Field("nickname", WireCoder<String>.text.optional) { $0.nickname },
        Field("standing", .standing) { $0.standing }
    ) { GivenMember($0, isNamed: $1, nickname: $2, standing: $3) }.coder
    private static let members = Shape<[GivenMember]>("Members", Field("members", member.array) { $0 }) { $0 }
    private static let message = Shape<OutboxMessage>(
        "Message", Field("topic", .text) { $0.topic }, Field("subject", .text) { $0.subject },
        Field("payload", .text) { $0.payload }, Field("writtenAt", .timestamp) { $0.writtenAt }
    ) { OutboxMessage($0, $1, $2, at: $3) }
    private static let messages = Shape<[OutboxMessage]>(
        "Messages", Field("messages", message.coder.array) { $0 }
    ) { $0 }.coder
}

extension WireCoder<Standing?> {
    /// How a member stands: a word, and of a silence until when and why.
    static var standing: WireCoder<Standing?> {
        Shape<Standing?>(
            "Standing", Field("word", WireCoder<String>.text.optional) { $0?.word },
            Field("silence", silence.optional) { $0?.silence }
        ) { Standing(word: $0, $1) }.coder
    }

    private static var silence: WireCoder<Silence> {
        Shape<Silence>(
            "Silence", Field("until", .timestamp) { $0.until }, Field("reason", .text) { $0.reason }
        ) { Silence(until: $0, reason: $1) }.coder
    }
}

extension Standing {
    fileprivate var word: String {
        switch self {
        case .active: "active"
        case .silenced: "silenced"
        case .suspended: "suspended"
        case .closed: "closed"
        case .blocked: "blocked"
        }
    }

    fileprivate var silence: Silence? { if case .silenced(let silence) = self { silence } else { nil } }

    /// Nil for no word, and for one that is none.
    fileprivate init?(word: String?, _ silence: Silence?) {
        let plain: [Standing] = [.active, .suspended, .closed, .blocked]
        guard let standing = silence.map({ .silenced($0) }) ?? plain.first(where: { $0.word == word }) else {
            return nil
        }
        self = standing
    }
}

extension ClauseMessages {
    /// What the domains of the place that is open tell each other.
    init(at place: PlaceCommander) {
        self.init(
            tell: { _ = try await place.call(TestControl.tell, $0) },
            heard: { try await place.call(TestControl.heard, Nothing()) })
    }
}
