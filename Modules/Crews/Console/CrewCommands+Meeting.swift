import Commands
package import Crews
import CrewsHTTP
package import Terminal
package import Vocabulary

/// What is done about meetings.
extension CrewCommands {
    /// Sets up a meeting, or a number of weekly ones.
    func meet(_ options: MeetOptions) async throws {
        let id = try await crew(options.crew)
        var draft = try options.draft.applied(to: MeetingDraft())
        if console.isInteractive, draft.title.isEmpty || draft.startsAt.isEmpty || draft.endsAt.isEmpty {
            var questions = MeetingQuestions(console, draft)
            try questions.complete(all: options.draft.isEmpty)
            draft = questions.draft
        }
        let views = try await askingWhichHour(draft) { [weeks = options.weeks ?? 1] draft throws(CrewError) in
            try await crews.meet(id, draft, weeks: weeks, idempotencyKey: nil)
        }
        switch console.format {
        case .json: console.show(views, as: CrewWire.series)
        case .plain: for view in views { console.print(StyledText("\(view.meeting.id)")) }
        case .human:
            for view in views { tell(Phrase(en: "Set up", ko: "모임을 만들었습니다"), about: view) }
        }
        lists.keep(views.map(\.meeting.id), on: console)
        if let first = views.first?.meeting.id {
            tell(
                Phrase(
                    en: "Run 'madang crews rsvp \(first)' to come yourself.",
                    ko: "'madang crews rsvp \(first)'(으)로 내 참석도 알리세요."))
        }
    }

    /// Does it with the draft; where clocks show the hour twice, a person is asked which is meant.
    private func askingWhichHour<Answer: Sendable>(
        _ draft: MeetingDraft, _ work: (MeetingDraft) async throws(CrewError) -> Answer
    ) async throws -> Answer {
        do throws(CrewError) {
            return try await waiting { () throws(CrewError) in try await work(draft) }
        } catch {
            guard console.isInteractive, error.fieldErrors.map(\.field) == ["repeatedHour"] else {
                throw error
            }
        }
        var questions = MeetingQuestions(console, draft)
        try questions.askRepeatedHour()
        let finished = questions.draft
        return try await waiting { () throws(CrewError) in try await work(finished) }
    }

    /// Changes the named fields of a meeting and leaves the others as they are; asks for all where none is
    /// named.
    func edit(_ options: EditMeetingOptions) async throws {
        guard !options.draft.isEmpty || console.isInteractive else { throw Self.nothingToChange }
        let id = try options.meeting.identifier(among: lists)
        let current = try await waiting { () throws(CrewError) in try await crews.meeting(id) }.meeting
        var draft = try options.draft.applied(to: draft(of: current.details))
        if console.isInteractive, options.draft.isEmpty {
            var questions = MeetingQuestions(console, draft)
            try questions.revise()
            draft = questions.draft
        }
        let view = try await askingWhichHour(draft) { draft throws(CrewError) in
            try await crews.edit(id, draft, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    /// The draft that reproduces the meeting.
    private func draft(of details: MeetingDetails) -> MeetingDraft {
        var draft = MeetingDraft(details)
        // Answers that end with the start go with it.
        if details.answersUntil == details.startsAt { draft.answersUntil = "" }
        return draft
    }

    private static var nothingToChange: UsageError {
        UsageError(
            Phrase(
                en: "Nothing to change. Set fields with options, such as --start or --place.",
                ko: "수정할 내용이 없습니다. --start나 --place 같은 옵션으로 지정하세요."))
    }

    /// Calls a meeting off after a confirmation.
    func callOff(_ options: IdentifierArgument<MeetingSubject>) async throws {
        let id = try options.identifier(among: lists)
        let known = try await waiting { () throws(CrewError) in try await crews.meeting(id) }
        let (title, count) = (known.meeting.details.title, known.counts.going)
        let told =
            count == 0
            ? Phrase("")
            : Phrase(
                en: " \(count.counted("member")) \(count == 1 ? "is" : "are") told.",
                ko: " 참석자 \(count)명에게 알립니다.")
        try console.requireConfirmed(
            Phrase(en: "Call off '\(title)'?\(told.en)", ko: "'\(title)' 모임을 취소할까요?\(told.ko)"))
        let view = try await waiting { () throws(CrewError) in try await crews.callOff(id) }
        answer(view, Phrase(en: "Called off", ko: "모임을 취소했습니다"))
    }

    /// Answers for oneself, or as a manager for another member.
    func rsvp(_ options: AnswerOptions) async throws {
        let id = try options.meeting.identifier(among: lists)
        let (answer, guests) = try options.chosen()
        var member: MemberID?
        if let typed = options.member {
            let crew = try await waiting { () throws(CrewError) in try await crews.meeting(id) }.meeting.crew
            member = try await person(typed, in: .members, of: crew)
        }
        let wanted = member
        let view = try await waiting { () throws(CrewError) in
            try await crews.answer(id, answer, guests: guests, for: wanted)
        }
        guard wanted == nil || wanted == own, let own = view.own else {
            return self.answer(view, Phrase(en: "Answered", ko: "응답했습니다"))
        }
        self.answer(view, own.words)
        if let words = own.nextWords({ console.clock($0) }) { tell(words) }
    }

    /// Reports a changed meeting; programs get its identifier or all of it.
    func answer(_ view: MeetingView, _ done: Phrase) {
        switch console.format {
        case .json: console.show(view, as: CrewWire.meeting)
        case .plain: console.print(StyledText("\(view.meeting.id)"))
        case .human: tell(done, about: view)
        }
    }

    private func tell(_ done: Phrase, about view: MeetingView) {
        let (title, time) = (view.meeting.details.title, MeetingTime(view.meeting.details))
        let when = time.words.inZone(time.zone { console.clock($0) })
        tell(done, about: Phrase { "\(title), \(when.text(in: $0))" }, "\(view.meeting.id)")
    }
}

/// Who came.
extension CrewCommands {
    /// Notes who came to a meeting; asks about each who was going where nothing is named.
    func attendance(_ options: AttendanceOptions) async throws {
        let id = try options.meeting.identifier(among: lists)
        let answers = try await waiting { () throws(CrewError) in try await allAnswers(to: id) }
        let going = answers.filter { $0.answer.place == .going }
        var noted: [MemberID: Bool] = [:]
        if options.isEmpty {
            noted = try asked(about: going)
        } else {
            if options.others { for view in going { noted[view.answer.member] = true } }
            for typed in options.came { noted[try attendee(typed, among: answers)] = true }
            for typed in options.absent { noted[try attendee(typed, among: answers)] = false }
        }
        let finished = noted
        let view = try await waiting { () throws(CrewError) in try await crews.note(finished, at: id) }
        let (came, absent) = (finished.values.count { $0 }, finished.values.count { !$0 })
        answer(view, Phrase(en: "Noted: \(came) came, \(absent) absent", ko: "출석 \(came)명, 결석 \(absent)명"))
    }

    private func asked(about going: [AnswerView]) throws(UsageError) -> [MemberID: Bool] {
        guard console.isInteractive else {
            throw UsageError(
                Phrase(
                    en: "Name who came: use --came, --absent or --others.",
                    ko: "누가 왔는지 알려 주세요. --came, --absent, --others를 쓰세요."))
        }
        var noted: [MemberID: Bool] = [:]
        for view in going {
            let name = view.member.name(in: console.language)
            noted[view.answer.member] = try console.keepingEntries(!noted.isEmpty) { () throws(UsageError) in
                try console.confirm(Phrase(en: "Did \(name) come?", ko: "\(name) 님이 왔나요?"))
            }
        }
        return noted
    }

    /// The member that was typed: a row of the last list, an identifier or a part of it, or the nickname of
    /// one who answered. Throws a usage error that lists what it may be.
    private func attendee(_ typed: String, among answers: [AnswerView]) throws(UsageError) -> MemberID {
        let called = answers.first { $0.member.nickname?.isSameName(as: typed.withoutAtSign) ?? false }
        if let called { return called.answer.member }
        do throws(UsageError) {
            return try MemberID(typed: typed, among: lists)
        } catch {
            guard typed.isName else { throw error }
            throw UsageError(
                Phrase(
                    en: "'\(typed)' is not among those who answered this meeting.",
                    ko: "이 모임에 답한 사람 중에 '\(typed)' 님이 없습니다."))
        }
    }

    private func allAnswers(to id: MeetingID) async throws(CrewError) -> [AnswerView] {
        var (views, cursor): ([AnswerView], Cursor?) = ([], nil)
        repeat {
            let page = try await crews.answers(to: id, .largest(after: cursor))
            views += page.items
            cursor = page.next
        } while cursor != nil
        return views
    }
}

extension Attendance {
    /// What comes next for the member, in a sentence; nil where nothing does.
    package func nextWords(_ clock: (Timestamp) -> String) -> Phrase? {
        switch place {
        case .waiting:
            Phrase(
                en: "All places are taken. When it is your turn, you get one by itself, or an offer once "
                    + "answers have ended.",
                ko: "자리가 모두 찼습니다. 차례가 되면 자동으로 참석 처리되고, 응답 기한이 지난 뒤에는 자리를 제안합니다.")
        case .offered:
            until.map(clock).map { until in
                Phrase(
                    en: "The place is kept until \(until): answer 'going' to take it.",
                    ko: "\(until)까지 자리를 잡아 둡니다. '참석'으로 응답하세요.")
            }
        case .going, .maybe, .notGoing: nil
        }
    }
}
