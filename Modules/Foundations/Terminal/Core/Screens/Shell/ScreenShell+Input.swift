extension ScreenShell {
    /// Takes an input: the uppermost layer that has a use for it gets it.
    mutating func take(_ input: TerminalInput) -> [ShellCommand] {
        switch input {
        case .key(let key): return take(key)
        case .pasted(let text): return paste(text)
        case .mouse(let mouse): return take(mouse)
        case .focused, .answer: return []
        }
    }

    private mutating func take(_ key: Key) -> [ShellCommand] {
        if key == .control("c") { return [.quit] }
        if let overlay { return take(key, on: overlay) }
        guard let top else { return [] }
        if top.screen.isTyping, key.writes { return input(.typed(key)) ?? [] }
        if let action = action(of: key) { return perform(action) }
        if top.screen.isTyping { return input(.typed(key)) ?? [] }
        var commands: [ShellCommand] = []
        for latin in key.onLatinLayout {
            if let action = action(of: latin) { commands += perform(action) }
        }
        return commands
    }

    /// What the key does here; an action that makes no sense now leaves its key to another.
    private func action(of key: Key) -> Action? { keys.action(of: key, among: sensible) }

    /// Whether the key is for an action of the shell itself.
    func isOwn(_ key: Key) -> Bool { action(of: key).map { ownActions.contains($0) } ?? false }

    /// Tells the uppermost screen; nil if that is nothing there.
    mutating func input(_ input: ScreenInput) -> [ShellCommand]? {
        guard let place = topPlace, let requests = layers[place].screen.take(input, inner) else { return nil }
        return perform(requests, of: layers[place].number)
    }

    private mutating func paste(_ text: String) -> [ShellCommand] {
        if case .actions(var chooser) = overlay {
            chooser.insert(text)
            overlay = .actions(chooser)
            return []
        }
        guard overlay == nil, top?.screen.isTyping == true else { return [] }
        return input(.pasted(text)) ?? []
    }

    private mutating func take(_ mouse: Mouse) -> [ShellCommand] {
        switch mouse.action {
        case .wheel(.up): return scroll(by: -Self.wheelLines)
        case .wheel(.down): return scroll(by: Self.wheelLines)
        case .pressed(.left): return click(Point(column: mouse.column, row: mouse.row))
        default: return []
        }
    }

    private static let wheelLines = 3

    private mutating func scroll(by lines: Int) -> [ShellCommand] {
        if case .actions(var chooser) = overlay {
            chooser.move(by: lines)
            overlay = .actions(chooser)
            return []
        }
        return overlay == nil ? input(.scrolled(lines)) ?? [] : []
    }

    private mutating func click(_ point: Point) -> [ShellCommand] {
        switch (frame().meaning(at: point), overlay) {
        case (.nothing, _): return []
        case (.action(let id), nil): return action(id).map { perform($0) } ?? []
        case (.item(let number), nil): return input(.chosen(number)) ?? []
        case (.action(let id), .question(let question)?): return decide(question, id == Question.yes.id)
        case (.item(let number), .actions(var chooser)?):
            chooser.select(number)
            return run(chooser)
        default: return []
        }
    }

    private func action(_ id: ActionID) -> Action? {
        actions.first { $0.id == id }
    }

    /// Does the action, or says why that cannot be done now.
    mutating func perform(_ action: Action) -> [ShellCommand] {
        switch availability(of: action) {
        case .possible where action == .page: openPage()
        case .possible:
            ownActions.contains(action) ? performOwn(action) : input(.action(action.id)) ?? []
        case .refused(let why): tell(why)
        case .absent: []
        }
    }

    /// Whether an action of the uppermost screen or of the shell can be done now.
    func availability(of action: Action) -> Availability {
        guard let top else { return .absent }
        if let section = section(of: action) { return section.digit == current ? Self.isHere : .possible }
        if let item = menuItem(of: action) { return isOpen(item.destination) ? .absent : .possible }
        switch action {
        // The last screen of a section stays: who presses a key once too often loses nothing.
        case Action.back: return stack.count > 1 || top.screen.isTyping ? .possible : .absent
        case ShellAction.signIn: return top.destination == .signIn ? .absent : .possible
        case ShellAction.account:
            return isOpen(.account) || !router.leads(to: Destination.account.name) ? .absent : .possible
        case Action.page: return router.pages == nil || top.screen.record == nil ? .absent : .possible
        case _ where linear != nil && ShellAction.forEyes.contains(action): return .absent
        case ShellAction.undo where toast?.undo == nil:
            return .refused(Phrase(en: "Nothing to undo.", ko: "되돌릴 것이 없습니다."))
        case _ where ownActions.contains(action): return .possible
        // It ends the line, whether or not a row is chosen.
        case Action.open where top.screen.isTyping: return .possible
        default: return top.screen.availability(of: action.id, inner)
        }
    }

    private mutating func performOwn(_ action: Action) -> [ShellCommand] {
        if let section = section(of: action) { return change(to: section) }
        if let item = menuItem(of: action) { return open(item.destination) }
        switch action {
        case ShellAction.help where linear != nil: say(help)
        case ShellAction.help, ShellAction.commands: overlay = .actions(ActionChooser(entries))
        case Action.back:
            if let commands = input(.action(action.id)) { return commands }
            return stack.count > 1 ? top.map { close($0.number) } ?? [] : []
        case ShellAction.signIn: return open(.signIn)
        case ShellAction.account: return open(.account)
        case ShellAction.undo:
            guard let toast, let undo = toast.undo else { return [] }
            self.toast = nil
            return deliver(undo, to: toast.layer)
        case ShellAction.mouse:
            takesMouse.toggle()
            return [.takeMouse(takesMouse)] + tell(mouseWords)
        case ShellAction.redraw:
            pictures.forgetMissing()
            return [.redraw]
        case ShellAction.suspend: return [.suspend]
        default: return [.quit]
        }
        return []
    }

    private var mouseWords: Phrase {
        takesMouse
            ? Phrase(en: "Clicks are for Madang again.", ko: "다시 마당에서 마우스를 씁니다.")
            : Phrase(
                en: "The mouse selects text now; M takes it back.", ko: "이제 마우스로 글을 선택합니다. M을 누르면 되돌립니다.")
    }

    /// The actions that make sense now, whether or not they can be done.
    var sensible: [Action] { actions.filter { availability(of: $0) != .absent } }

    /// All that can be done now, the screen's own first.
    var entries: [ActionChooser.Entry] {
        actions.compactMap { action in
            switch availability(of: action) {
            case .possible: entry(action, nil)
            case .refused(let why): entry(action, why)
            case .absent: nil
            }
        }
    }

    /// The actions of the uppermost screen, and those of every screen.
    var actions: [Action] { (top?.screen.actions ?? []).adding(ownActions) }

    private var ownActions: [Action] {
        ShellAction.all(ofMember: around.member != nil) + sections.map(\.action) + router.menuActions
    }

    private func entry(_ action: Action, _ refusal: Phrase?) -> ActionChooser.Entry {
        ActionChooser.Entry(action: action, keys: keys.keys(of: action), refusal: refusal)
    }
}

extension Key {
    /// Whether it changes a line of text, or moves in it, before it is anything else. What is held down with
    /// Alt is an action first, if there is one.
    var writes: Bool {
        if modifiers.contains(.alt) { return false }
        var line = EditedLine("a")
        return line.take(self)
    }
}
