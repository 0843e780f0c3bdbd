extension Example {
    private static let rule = ArgumentRule.name
    private static let file = "Modules/Crews/HTTP/CrewWire.swift"

    static let arguments: [Example] = [
        .broken(
            rule, "a long build function",
            says: "\(file):1: [arguments] `view` takes 9 arguments, the limit is 8",
            [file: "func view(\(parameters(9))) -> Crew { Crew() }\n"]),
        .broken(
            rule, "a long initialiser", says: "`init` takes 10 arguments",
            [file: "struct Crew {\n    init(\(parameters(10))) {}\n}\n"]),
        .broken(
            rule, "a long closure", says: "\(file):2: [arguments] The closure takes 9 arguments",
            [file: "let crew = Shape(\n) { \(names(9)) in\n    Crew(a1)\n}\n"]),
        .kept(
            rule, "eight of each, and types with commas of their own",
            [
                file: """
                func view(\(parameters(7)), map: [A: (B, C, D) -> Map<E, F>]) -> Crew { Crew() }
                let crew = Shape() { \(names(8)) in Crew(\(names(12))) }
                """
            ]),
        .kept(
            rule, "what is no wire form",
            ["Modules/Crews/Core/Crew.swift": "struct Crew { init(\(parameters(12))) {} }\n"]),
    ]

    private static func names(_ count: Int) -> String {
        (1...count).map { "a\($0)" }.joined(separator: ", ")
    }

    private static func parameters(_ count: Int) -> String {
        (1...count).map { "a\($0): A" }.joined(separator: ", ")
    }
}
