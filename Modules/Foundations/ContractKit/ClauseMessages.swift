public import Vocabulary

/// What the domains of a place tell each other, as clauses command it from behind the verbs.
public struct ClauseMessages: Sendable {
    /// Tells a message as if a domain had written it. Throws outages.
    public let tell: @Sendable (OutboxMessage) async throws -> Void
    /// What the domains have told since it was asked last, in the order of the telling. Throws outages.
    public let heard: @Sendable () async throws -> [OutboxMessage]

    /// Memberwise.
    public init(
        tell: @escaping @Sendable (OutboxMessage) async throws -> Void,
        heard: @escaping @Sendable () async throws -> [OutboxMessage]
    ) {
        (self.tell, self.heard) = (tell, heard)
    }

    /// The same messages; that a clause wants them is noted.
    public func noting(_ unmet: UnmetNeeds) -> ClauseMessages {
        let inner = self
        return ClauseMessages(
            tell: {
                unmet.note(.messages)
                try await inner.tell($0)
            },
            heard: {
                unmet.note(.messages)
                return try await inner.heard()
            })
    }
}

extension ClauseMessages: NoticeBook {
    /// Tells each notice as a message. Throws outages.
    public func record(_ notices: [Notice]) async throws(ServiceFailure) {
        do {
            for notice in notices { try await tell(OutboxMessage(notice)) }
        } catch {
            throw error as? ServiceFailure ?? .internal("\(error)")
        }
    }

    /// Tells it as a message. Throws outages.
    public func withdraw(_ withdrawal: NoticeWithdrawal) async throws(ServiceFailure) {
        do {
            try await tell(OutboxMessage(withdrawal))
        } catch {
            throw error as? ServiceFailure ?? .internal("\(error)")
        }
    }
}

extension OutboxMessage {
    /// The message by which a domain asks for it.
    fileprivate init(_ withdrawal: NoticeWithdrawal) {
        let moment = Timestamp(microseconds: 0)
        switch withdrawal {
        case .about(let subject, let place?):
            self.init(withdrawingNoticesOf: place, in: subject, at: moment)
        case .about(let subject, nil): self.init(closing: subject, at: moment)
        case .between(let one, let other):
            self.init(withdrawingNoticesBetween: one, and: other, at: moment)
        }
    }
}
