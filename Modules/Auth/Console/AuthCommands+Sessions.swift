import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

extension AuthCommands {
    /// Lists the member's sessions.
    func sessions() async throws {
        let sessions = try await console.waiting { () throws(AuthError) in try await auth.sessions() }
        switch console.format {
        case .json: console.show(sessions, as: AuthWire.sessions)
        case .plain: console.show(plainTable(sessions))
        case .human: showTable(sessions)
        }
    }

    /// Ends one session, all of them, or all but the present one.
    func endSession(_ options: EndSessionOptions) async throws {
        switch (options.id, options.all, options.others) {
        case (let text?, false, false): try await end(text)
        case (nil, true, false): try await endAll(keepingCurrent: false)
        case (nil, false, true): try await endAll(keepingCurrent: true)
        default:
            throw UsageError(
                Phrase(
                    en: "Choose what to end: a session ID, --all, or --others.",
                    ko: "종료할 대상을 하나만 지정하세요: 세션 ID, --all, --others."))
        }
    }

    private func end(_ text: String) async throws {
        let id = try SessionID(typed: text, among: lists)
        let known = try await console.waiting { () throws(AuthError) in try await auth.sessions() }
        let device = known.first { $0.id == id }?.device ?? "\(id)"
        try console.requireConfirmed(
            Phrase(en: "End the session on '\(device)'?", ko: "'\(device)' 세션을 종료할까요?"))
        let isOwn = try await console.waiting { () throws(AuthError) in
            try await place.endSession(id, at: auth)
        }
        console.answer(
            .object([("ended", .string("\(id)"))]), plain: "\(id)",
            AuthLabels.sessionEnded.about(device))
        if isOwn { await tell(place.farewell()) }
    }

    private func endAll(keepingCurrent: Bool) async throws {
        try console.requireConfirmed(
            keepingCurrent
                ? Phrase(en: "End all other sessions?", ko: "다른 세션을 모두 종료할까요?")
                : Phrase(en: "End all sessions and sign out here?", ko: "모든 세션을 종료하고 로그아웃할까요?"))
        try await console.waiting { () throws(AuthError) in
            try await auth.endAllSessions(keepingCurrent: keepingCurrent)
        }
        if !keepingCurrent { try await place.session.end() }
        let done =
            keepingCurrent
            ? AuthLabels.otherSessionsEnded
            : Phrase(en: "All sessions have ended. You are signed out.", ko: "모든 세션을 종료하고 로그아웃했습니다.")
        console.answer(.object([("ended", .string(keepingCurrent ? "others" : "all"))]), done)
        if !keepingCurrent { await tell(place.observer?.signedOut()) }
    }

    private func showTable(_ sessions: [Session]) {
        let moment = { (moment: Timestamp) in
            StyledText(moment.relative(to: console.now, in: console.language))
        }
        let here = AuthLabels.thisDevice.text(in: console.language)
        let columns = [
            Table.Column(Phrase("#"), .right),
            Table.Column(AuthLabels.device, flexible: 8),
            Table.Column(AuthLabels.signedIn),
            Table.Column(AuthLabels.lastUsed),
            Table.Column(Phrase("ID")),
            Table.Column(Phrase("")),
        ]
        let rows = sessions.enumerated().map { index, session in
            [
                StyledText("\(index + 1)"), StyledText(session.device), moment(session.createdAt),
                moment(session.lastUsedAt), session.id.short,
                session.isCurrent ? StyledText(here, .colour(.green)) : "",
            ]
        }
        console.show(Table(columns, rows: rows))
        lists.keep(sessions.map(\.id), on: console)
    }

    private func plainTable(_ sessions: [Session]) -> Table {
        Table(
            names: ["id", "device", "createdAt", "lastUsedAt", "expiresAt", "current"],
            rows: sessions.map { session in
                [
                    "\(session.id)", session.device, session.createdAt.rfc3339, session.lastUsedAt.rfc3339,
                    session.expiresAt.rfc3339, session.isCurrent ? "current" : "",
                ].map { StyledText($0) }
            })
    }
}
