import Commands
import Comments
import CommentsConsole
import Terminal
import Vocabulary

extension CommentListScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let reading), let atEnd): came(reading, atEnd: atEnd, &state, around)
        case .came(.failure(let error), _): return [.failed(error, retry: .refresh)]
        case .refresh: return [load(state)]
        case .appeared:
            guard state.mayHaveChanged else {
                show(&state, around)
                return []
            }
            // Not when a page arrives: a page requested earlier may arrive meanwhile.
            state.mayHaveChanged = false
            return [load(state)]
        case .move(let move): return self.move(move, &state, around)
        case .choose(let number):
            guard state.rows.rows.indices.contains(number) else { return [] }
            state.rows.selection = number
            show(&state, around)
        case .order:
            state.order = state.order == .oldest ? .newest : .oldest
            state.starts = [.first]
            return [load(state)]
        case .open, .about, .write, .reply, .edit, .report: return open(event, &state, around)
        case .ask:
            let question =
                kind.isConversation
                ? Phrase(en: "Remove this message?", ko: "이 메시지를 삭제할까요?")
                : Phrase(en: "Remove this comment?", ko: "이 댓글을 삭제할까요?")
            return [.ask(question, yes: .remove)]
        case .remove: return state.rows.selected.map { [remove($0.view.id)] } ?? []
        case .removed(nil):
            return [load(state), .toast(Phrase(en: "Removed.", ko: "삭제했습니다."))]
        case .removed(let error?): return [.failed(error, retry: nil)]
        }
        return []
    }

    private func came(
        _ reading: Reading, atEnd: Bool, _ state: inout State, _ around: Surroundings
    ) {
        let selected = state.rows.selected?.view.id
        let (selection, top) = (state.rows.selection, state.rows.top)
        (state.rows, state.next, state.hasCome) = (reading.rows, reading.next, true)
        let known = state.rows.rows.firstIndex { $0.view.id == selected }
        let last = max(0, state.rows.rows.count - 1)
        state.rows.selection = known ?? (atEnd ? last : min(selection, last))
        state.rows.top = known == nil ? 0 : top
        show(&state, around)
    }

    private func show(_ state: inout State, _ around: Surroundings) {
        state.rows.prepare(for: around)
        state.rows.show(state.rows.lines(around), max(1, around.size.rows))
    }

    /// Moves through the page, and to the next or previous page at its ends.
    private func move(
        _ move: ListMove, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        if state.rows.move(move, around) || !state.hasCome { return [] }
        let isDown: Bool
        switch move {
        case .lines(let count), .pages(let count): isDown = count > 0
        case .first, .last: return []
        }
        if isDown, let next = state.next {
            state.starts.append(.after(next))
            state.rows.selection = 0
            state.rows.top = 0
            return [load(state)]
        }
        guard !isDown, state.starts.count > 1 else { return [] }
        state.starts.removeLast()
        return [load(state, atEnd: true)]
    }

    private func open(
        _ event: Event, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let view = state.rows.selected?.view
        switch (event, view) {
        case (.write, _), (.reply, _):
            guard around.member != nil else {
                return [.failed(CommentError.service(.signInRequired), retry: event)]
            }
            guard let destination = writing(event, view, around) else { return [] }
            state.mayHaveChanged = true
            return [.open(destination)]
        case (.edit, let view?):
            state.mayHaveChanged = true
            return [.open(.editing(view.id))]
        case (.report, let view?):
            let way = destinations.destination(
                of: RecordDestinations.report.id, from: AnyIdentifier(view.id), titled: "")
            return way.map { [.open($0)] } ?? []
        case (.about, let view?): return subject(view.subject).map { [.open($0)] } ?? []
        case (.open, let view?):
            state.mayHaveChanged = true
            if kind == .mine { return [.open(.comments(on: view.subject, ""))] }
            return [.open(.replies(to: view.parent ?? view.id))]
        default: return []
        }
    }

    /// The form for writing. An answer to a reply is added to its parent, and names the reply's author.
    private func writing(_ event: Event, _ view: CommentView?, _ around: Surroundings) -> Destination? {
        if case .write = event {
            switch kind {
            case .thread(let subject, _) where kind.isConversation: return .messaging(subject)
            case .conversation(let subject, _): return .messaging(subject)
            case .thread(let subject, _): return .writing(on: subject)
            case .replies, .mine: return nil
            }
        }
        guard let view else { return nil }
        let isOther = view.parent != nil && view.author?.id != around.member
        return .writing(
            on: view.subject, replyingTo: view.parent ?? view.id,
            naming: isOther ? view.author?.nickname ?? "" : "")
    }
}

extension CommentListScreen {
    func load(_ state: State, atEnd: Bool = false) -> Request<Event> {
        let (kind, order) = (kind, state.order)
        let page = (try? PageRequest(state.starts.last ?? .first)) ?? .first
        return .load(slot: "comments") { [comments] in
            let result = await Result { () async throws(CommentError) in
                switch kind {
                case .thread(let subject, _):
                    return Reading(try await comments.comments(on: subject, order, page))
                case .conversation(let subject, _):
                    let begun = try await comments.conversations(about: subject, .first).items.first
                    guard let begun else { return Reading(Page<CommentView>(items: [])) }
                    return Reading(try await comments.comments(on: AnyIdentifier(begun.id), order, page))
                case .replies(let id): return Reading(try await comments.replies(to: id, page))
                case .mine: return Reading(try await comments.mine(page))
                }
            }
            return .came(result, atEnd: atEnd)
        }
    }

    private func remove(_ id: CommentID) -> Request<Event> {
        .load(slot: "change") { [comments] in
            do throws(CommentError) { try await comments.remove(id) } catch { return .removed(error) }
            return .removed(nil)
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(state.rows, in: frame.bounds, around)
        if state.hasCome, state.rows.rows.isEmpty {
            frame.put(line: nothing.text(in: around.language), in: frame.bounds, .role(.faint))
        }
        return frame
    }

    private var nothing: Phrase {
        switch kind {
        case _ where kind.isConversation:
            Phrase(
                en: "Nothing was said yet. n writes the first message.",
                ko: "아직 메시지가 없습니다. n을 누르면 쓸 수 있습니다.")
        case .thread, .conversation:
            Phrase(en: "No comments yet. n writes the first.", ko: "아직 댓글이 없습니다. n을 누르면 쓸 수 있습니다.")
        case .replies: Phrase(en: "No replies.", ko: "답글이 없습니다.")
        case .mine: Phrase(en: "You have written no comments yet.", ko: "아직 쓴 댓글이 없습니다.")
        }
    }
}
