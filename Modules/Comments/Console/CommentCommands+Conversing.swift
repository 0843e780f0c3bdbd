import Commands
import Comments
import CommentsHTTP
import Terminal
import Vocabulary

extension CommentCommands {
    /// Sends a message, and begins the conversation if there is none.
    func send(_ options: MessageOptions) async throws {
        let subject = try options.conversation.identifier(among: lists, of: kinds)
        let text = try options.written.text(Phrase(en: "Message", ko: "메시지"), on: console)
        let view = try await console.waiting { () throws(CommentError) in
            try await comments.sendMessage(text, about: subject)
        }
        let name = await names.told(of: view.subject, on: console)
        console.answer(
            view, as: CommentWire.view, plain: "\(view.id)",
            Phrase(en: "Sent: \(name)", ko: "메시지를 보냈습니다: \(name)"))
        if console.format == .human { console.print(StyledText("  \(view.subject)", .dim)) }
    }

    /// Shows a page of the member's own conversations.
    func conversations(_ options: ConversationListOptions) async throws {
        let subject = try options.subject(among: lists, of: kinds)
        let request = try self.request(options.pages)
        let page = try await console.waiting { () throws(CommentError) in
            try await comments.conversations(about: subject, request)
        }
        if console.format == .json { return console.show(page, as: CommentWire.conversations) }
        show(page.items)
        console.tellPlace(
            of: page, options.pages,
            of: [program, "conversations", "list"] + (subject.map { ["--about", "\($0)"] } ?? []),
            counting: { Phrase(en: $0.counted("conversation"), ko: "\($0)개") },
            advice: Phrase(
                en: "No conversations yet. Run 'madang conversations send ID TEXT' to write to a seller.",
                ko: "아직 대화가 없습니다. 'madang conversations send ID 내용'으로 판매자에게 메시지를 보내 보세요."))
    }

    /// Shows the messages of a conversation, or of the only one about a listing or a deal; lists several
    /// ones.
    func conversation(_ options: ConversationOptions) async throws {
        let id = try options.conversation.identifier(among: lists, of: kinds)
        if let id = id.typed(ConversationSubject.self) {
            let view = try await console.waiting { () throws(CommentError) in
                try await comments.conversation(id)
            }
            return try await show(view, options.pages)
        }
        let found = try await console.waiting { () throws(CommentError) in
            try await comments.conversations(about: id, .first).items
        }
        guard let only = found.first else { throw CommentError.conversationNotFound }
        if found.count == 1 { return try await show(only, options.pages) }
        show(found)
    }

    private func show(_ view: ConversationView, _ options: PageOptions) async throws {
        let request = try self.request(options)
        let page = try await console.waiting { () throws(CommentError) in
            try await comments.comments(on: AnyIdentifier(view.id), .newest, request)
        }
        if console.format == .json { return console.show(page, as: CommentWire.threads) }
        let said = Array(page.items.map(\.comment).reversed())
        console.paged { paged in
            if paged.format == .human { paged.print(StyledText(view.heading(in: paged.language), .bold)) }
            var text = CommentListText(paged)
            text.show(said)
        }
        lists.keep(said.map(\.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "conversations", "show", "\(view.id)"],
            counting: { Phrase(en: $0.counted("message"), ko: "\($0)개") },
            advice: Phrase(en: "Nothing is left of it.", ko: "남아 있는 메시지가 없습니다."))
    }

    private func show(_ views: [ConversationView]) {
        if !views.isEmpty {
            console.paged { paged in
                let table = ConversationTable(views: views, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(views.map(\.id), on: console)
    }
}
