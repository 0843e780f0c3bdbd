public import Vocabulary

/// Subscriptions of the ports that take messages.
extension Subscription {
    /// Acts of operators and moderators, to the audit log.
    static func acts(to log: any AuditLog) -> Subscription {
        .exclusive(AuditEvent.topic) { event throws(ServiceFailure) in try await log.receive(event) }
    }

    /// Records that show other pictures than before, to the domain that keeps pictures.
    static func pictures(to directory: any PictureDirectory) -> Subscription {
        .exclusive(OutboxMessage.picturesTopic) { event throws(ServiceFailure) in
            try await directory.receive(event)
        }
    }

    /// Records that are gone, to a domain that attaches something to records.
    public static func closings(to follower: any SubjectFollower) -> Subscription {
        .shared(OutboxMessage.closedTopic) { event throws(ServiceFailure) in
            try await follower.receive(event)
        }
    }

    /// Notices to members, to the domain that keeps them: many in one step.
    static func notices(to book: any NoticeBook) -> Subscription {
        .exclusive(Notice.topic, batches: { events throws(ServiceFailure) in try await book.receive(events) })
    }

    /// Notices that do not lead anywhere any more, to the domain that keeps them.
    static func withdrawals(of book: any NoticeBook) -> Subscription {
        .exclusive(OutboxMessage.withdrawalTopic) { event throws(ServiceFailure) in
            try await book.withdraw(event)
        }
    }

    /// Members who have blocked another, to a domain that ends what was between the two. The handler must
    /// accept a repetition.
    public static func blocks(
        _ handler: @escaping @Sendable (MemberBlocked) async throws(ServiceFailure) -> Void
    ) -> Subscription {
        .shared(MemberBlocked.topic) { event throws(ServiceFailure) in
            guard let block = MemberBlocked(event.message) else {
                throw .internal("\(event.message.topic) \(event.sequence) names no members")
            }
            try await handler(block)
        }
    }

    /// Members who were suspended or restored, to a domain whose numbers leave out suspended members. The
    /// handler must accept a repetition.
    public static func suspensions(
        _ handler: @escaping @Sendable (SuspensionChange) async throws(ServiceFailure) -> Void
    ) -> Subscription {
        .shared(SuspensionChange.topic) { event throws(ServiceFailure) in
            guard let change = SuspensionChange(event.message) else {
                throw .internal("\(event.message.topic) \(event.sequence) tells no suspension")
            }
            try await handler(change)
        }
    }

    /// Deliveries that have come further, to the domain whose record was paid for. The handler must accept a
    /// repetition.
    public static func deliveries(
        _ handler: @escaping @Sendable (DeliveryChange) async throws(ServiceFailure) -> Void
    ) -> Subscription {
        .shared(DeliveryChange.topic) { event throws(ServiceFailure) in
            guard let change = DeliveryChange(event.message) else {
                throw .internal("\(event.message.topic) \(event.sequence) tells no delivery")
            }
            try await handler(change)
        }
    }

    /// What two members have said to each other, to the domain that keeps conversations.
    static func conversations(to book: any ConversationBook) -> Subscription {
        .exclusive(SaidMessage.topic) { event throws(ServiceFailure) in try await book.receive(event) }
    }
}

extension Publication {
    /// What a domain publishes whose records show pictures, are moderated, and go.
    public static func ofRecords(_ outbox: any Outbox) -> Publication {
        Publication(outbox, [AuditEvent.topic, OutboxMessage.picturesTopic, OutboxMessage.closedTopic])
    }
}
