import ContractKit
import Notices
import NoticesFakes
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import NoticesScreens

/// Notices as the news of a shell.
@Suite(.hangLimit) struct NewsTests {
    /// What is asked for in turn, and what is answered: streams of these events, each of which breaks off.
    private static func heard(
        _ answers: [Result<[NoticeEvent], NoticeError>]
    ) async -> (asked: [Int64?], news: [ShellNews]) {
        let (asked, news) = (LockedValue<[Int64?]>([]), LockedValue<[ShellNews]>([]))
        var fake = NoticeRepositoryFake()
        fake.events = { sequence throws(NoticeError) in
            let number = asked.withLock { asked in
                asked.append(sequence)
                return asked.count - 1
            }
            guard answers.indices.contains(number) else { throw .service(.signInRequired) }
            let left = LockedValue(try answers[number].get()[...])
            return NoticeStream { () throws(NoticeError) in
                guard let event = left.withLock({ $0.popFirst() }) else {
                    throw .service(.unavailable("cut"))
                }
                return event
            } close: {
            }
        }
        let source = NoticeNews(notices: fake, wordings: NoticeStage.wordings, pause: .zero)
        await source.tell { told in news.withLock { $0.append(told) } }
        return (asked.now, news.now)
    }

    @Test func whatBrokeOffGoesOnFromThereWithoutAGap() async {
        let (asked, news) = await Self.heard([
            .success([.unread(2, through: 5), .beat]), .failure(.service(.unavailable("away"))),
            .failure(.tooManyStreams(8)), .success([.interrupted(.unavailable("away")), .reset(through: 9)]),
        ])
        #expect(asked == [nil, 5, 5, 5, 9])
        #expect(news == [.unread(2), .missed])
    }

    @Test(arguments: AccessEnd.allCases) func whoMayNotListenAnyMoreIsTold(_ end: AccessEnd) async {
        let (asked, news) = await Self.heard([.success([.ended(end)]), .success([.unread(1, through: 1)])])
        #expect(asked == [nil])
        guard case .told(let words, about: []) = news.first else { return #expect(Bool(false), "\(news)") }
        #expect(!words.ko.isEmpty && news.count == 1)
    }
}
