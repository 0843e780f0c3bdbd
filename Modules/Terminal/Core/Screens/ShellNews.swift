public import Vocabulary

/// Of what screens are still to hear.
struct UnheardNews: Sendable {
    /// The records that it is about; nil for any.
    var records: Set<AnyIdentifier>? = []
}

/// What a member is told while a shell is open.
public enum ShellNews: Hashable, Sendable {
    /// This has happened to those records.
    case told(Phrase, about: Set<AnyIdentifier>)
    /// So many of the member's notices are unread.
    case unread(Int)
    /// More than can be told one by one: anything may have changed.
    case missed

    /// Tells what comes until the task is cancelled or nothing more can come.
    public typealias Source = @Sendable (_ tell: @escaping @Sendable (ShellNews) -> Void) async -> Void
}

extension ScreenShell {
    /// Takes what the member is told. Screens hear it together with what comes right behind it.
    mutating func take(_ news: ShellNews) -> [ShellCommand] {
        switch news {
        case .unread(let count):
            unread = count
            return []
        case .told(let words, let records):
            // What was done just now can still be undone: that word stays.
            let told = toast?.undo == nil ? tell(words) : []
            return told + gather { $0?.formUnion(records) }
        case .missed: return gather { $0 = nil }
        }
    }

    /// Notes of what screens are to hear, soon after the first of it.
    private mutating func gather(_ change: (inout Set<AnyIdentifier>?) -> Void) -> [ShellCommand] {
        var news = unheard ?? UnheardNews()
        if unheard == nil {
            pending.wait(Self.gatheringTime, from: around.now, in: Self.heardSlot, of: 0, nil)
        }
        change(&news.records)
        unheard = news
        return wakeUp
    }

    /// Every screen reads anew what has changed on it.
    mutating func tellScreens() -> [ShellCommand] {
        guard let news = unheard else { return [] }
        unheard = nil
        return tellAll(.heard(about: news.records))
    }

    /// Whoever is signed in is listened for, and nobody else.
    var listening: ShellCommand {
        .listen(around.member == nil ? [] : router.news, of: around.member)
    }

    static let heardSlot = "heard"
    /// Much that comes at once is read anew once.
    private static let gatheringTime: Int64 = 200
}

extension ScreenInput {
    /// Whether something has happened to a record that fits.
    public func tells(of fits: (AnyIdentifier) -> Bool) -> Bool {
        guard case .heard(let records) = self else { return false }
        return records?.contains(where: fits) ?? true
    }
}
