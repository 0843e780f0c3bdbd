/// Each section has a stack of screens of its own, which stays as it is while another section is seen.
extension ScreenShell {
    /// The screens of the section that is seen, the uppermost last.
    var stack: [Layer] { layers.filter { $0.section == current } }

    /// The place of the uppermost screen of that section among all layers.
    var topPlace: Int? { layers.lastIndex { $0.section == current } }

    /// The uppermost screen of that section.
    var top: Layer? { topPlace.map { layers[$0] } }

    /// The sections to choose from; none if there are fewer than two.
    var sections: [Section] { router.sections.count > 1 ? router.sections : [] }

    /// The section that is seen; nil if there is none to choose from.
    var currentSection: Section? { sections.first { $0.digit == current } }

    /// The section that the action opens; nil for any other action.
    func section(of action: Action) -> Section? { sections.first { $0.action == action } }

    /// The row of the menu that the action opens from every screen; nil for any other action.
    func menuItem(of action: Action) -> MenuItem? {
        router.menu.first { $0.isEverywhere && $0.action == action }
    }

    /// Whether the section that is seen has a screen of that place open.
    func isOpen(_ destination: Destination) -> Bool { stack.contains { $0.destination == destination } }

    /// Shows another section: its uppermost screen as it was left, or its first screen if none is open.
    mutating func change(to section: Section) -> [ShellCommand] {
        let former = current
        current = section.digit
        let commands = stack.isEmpty ? open(section.destination) : input(.appeared) ?? []
        if stack.isEmpty { current = former }
        return commands
    }

    /// The section in which a program begins: the one of that first screen, else the first of all.
    func firstSection(for destination: Destination) -> Int {
        let sections = router.sections
        return (sections.first { $0.destination == destination } ?? sections.first)?.digit ?? 0
    }

    /// Tells the screen that is uppermost in the section now. A section without screens begins anew when it
    /// is opened again; until then the first screen of the program is seen.
    mutating func uncover(_ section: Int, _ input: ScreenInput) -> [ShellCommand] {
        let isLeft = top == nil
        if isLeft { current = layers[0].section }
        guard let place = isLeft ? topPlace : layers.lastIndex(where: { $0.section == section }) else {
            return []
        }
        let requests = layers[place].screen.take(isLeft ? .appeared : input, inner) ?? []
        return perform(requests, of: layers[place].number)
    }

    /// Closes all screens of sections that are not seen, since they may show what is a member's own who has
    /// signed out. What was typed there is kept.
    mutating func closeHidden() -> [ShellCommand] {
        let hidden = layers.filter { $0.section != current }
        layers.removeAll { $0.section != current }
        return hidden.flatMap { pending.cancelAll(of: $0.number) }.map { ShellCommand.cancel($0) }
    }

    static let isHere = Availability.refused(
        Phrase(en: "You are looking at this section.", ko: "지금 보고 있는 메뉴입니다."))
}
