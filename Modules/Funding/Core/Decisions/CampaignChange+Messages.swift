public import Vocabulary

extension CampaignChange {
    /// What the change puts into the outbox, in this order: an operator's act, its notices, and the changes
    /// of pictures. A payout's act is logged by Payments with its posting.
    public func messages(since file: CampaignFile, at now: Timestamp) -> [OutboxMessage] {
        var messages = [act].compactMap(\.self).map { OutboxMessage($0) }
        messages += notices.map { OutboxMessage($0) }
        if let news = campaign?.pictureNews(since: file.campaign, at: now) { messages.append(news) }
        if let news = update?.pictureNews(since: file.update, at: now) { messages.append(news) }
        return messages
    }
}
