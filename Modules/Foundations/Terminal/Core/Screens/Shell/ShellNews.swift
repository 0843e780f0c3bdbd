public import Vocabulary

/// News that screens have not received yet.
struct UnheardNews: Sendable {
    /// The records that have changed; nil for any.
    var records: Set<AnyIdentifier>? = []
}

/// News for a member while a shell is open.
public enum ShellNews: Hashable, Sendable {
    /// A message about these records.
    case told(Phrase, about: Set<AnyIdentifier>)
    /// The number of the member's unread notices.
    case unread(Int)
    /// Too many changes to list: anything may have changed.
    case missed

    /// Passes news on until the task is cancelled or the source ends.
    public typealias Source = @Sendable (_ tell: @escaping @Sendable (ShellNews) -> Void) async -> Void
}

extension ScreenShell {
    /// Takes news for the member. Screens get it together with news that follows closely.
    mutating func take(_ news: ShellNews) -> [ShellCommand] {
        switch news {
        case .unread(let count):
            unread = count
            return []
        case .told(let words, let records):
            // A message that offers an undo stays.
            let told = toast?.undo == nil ? tell(words) : []
            return told + gather { $0?.formUnion(records) }
        case .missed: return gather { $0 = nil }
        }
    }

    /// Collects news for screens, which get it soon after the first.
    private mutating func gather(_ change: (inout Set<AnyIdentifier>?) -> Void) -> [ShellCommand] {
        var news = unheard ?? UnheardNews()
        if unheard == nil {
            pending.wait(Self.gatheringTime, from: around.now, in: Self.heardSlot, of: 0, nil)
        }
        change(&news.records)
        unheard = news
        return wakeUp
    }

    /// Tells every screen to reload what has changed.
    mutating func tellScreens() -> [ShellCommand] {
        guard let news = unheard else { return [] }
        unheard = nil
        return tellAll(.heard(about: news.records))
    }

    /// Listens for news of the signed-in member; for a visitor there are no sources.
    var listening: ShellCommand {
        .listen(around.member == nil ? [] : router.news, of: around.member)
    }

    static let heardSlot = "heard"
    /// Bursts of news cause one reload.
    private static let gatheringTime: Int64 = 200
}

extension ScreenInput {
    /// Whether a matching record has changed.
    public func tells(of fits: (AnyIdentifier) -> Bool) -> Bool {
        guard case .heard(let records) = self else { return false }
        return records?.contains(where: fits) ?? true
    }
}
