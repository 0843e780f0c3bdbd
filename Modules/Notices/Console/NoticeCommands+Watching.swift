import Notices
import NoticesHTTP
import Terminal
import Vocabulary
import Wire

extension NoticeCommands {
    /// Prints each notice as it arrives, until the person interrupts it or the member may no longer listen.
    /// Throws the error that ends the stream.
    func watch(since sequence: Int64?) async throws {
        let stream = try await notices.events(after: sequence)
        defer { stream.close() }
        var isAway = false
        while let event = try await stream.next() {
            if isAway, event.isFromTheServer {
                isAway = false
                console.remark(Phrase(en: "Connected again.", ko: "다시 연결되었습니다."))
            }
            switch event {
            case .notice(let view): show(view)
            case .reset:
                console.note(
                    Phrase(
                        en: "Too many notices were missed to show. Run 'madang notices list'.",
                        ko: "놓친 알림이 많아 모두 표시하지 못합니다. 'madang notices list'로 확인하세요."))
            case .interrupted:
                isAway = true
                console.remark(
                    Phrase(en: "The connection was lost. Trying again.", ko: "연결이 끊겼습니다. 다시 시도하고 있습니다."))
            case .ended(let end):
                console.note(end.phrase)
                throw NoticeError.service(.accessInvalid)
            case .unread, .beat: break
            }
        }
    }

    private func show(_ view: NoticeView) {
        switch console.format {
        case .json: console.show(json: NoticeWire.view.text(of: view, .compact))
        case .plain: console.print(cells: view.cells)
        case .human: console.print(view.sentence(wordings))
        }
        console.flush()
    }
}

extension NoticeEvent {
    fileprivate var isFromTheServer: Bool {
        if case .interrupted = self { false } else { true }
    }
}
