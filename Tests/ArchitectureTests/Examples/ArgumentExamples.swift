extension Example {
    private static let rule = ArgumentRule.name
    private static let file = "Modules/Rides/HTTP/RideWire.swift"

    static let arguments: [Example] = [
        .broken(
            rule, "a long build function",
            says: "\(file):1: [arguments] `view` takes 9 arguments, the limit is 8",
            [file: "func view(\(parameters(9))) -> Ride { Ride() }\n"]),
        .broken(
            rule, "a long initialiser", says: "`init` takes 10 arguments",
            [file: "struct Ride {\n    init(\(parameters(10))) {}\n}\n"]),
        .broken(
            rule, "a long closure", says: "\(file):2: [arguments] The closure takes 9 arguments",
            [file: "let ride = Shape(\n) { \(names(9)) in\n    Ride(a1)\n}\n"]),
        .kept(
            rule, "eight of each, and types with commas of their own",
            [
                file: """
                func view(\(parameters(7)), map: [A: (B, C, D) -> Map<E, F>]) -> Ride { Ride() }
                let ride = Shape() { \(names(8)) in Ride(\(names(12))) }
                """
            ]),
        .kept(
            rule, "what is no wire form",
            ["Modules/Rides/Core/Ride.swift": "struct Ride { init(\(parameters(12))) {} }\n"]),
    ]

    private static func names(_ count: Int) -> String {
        (1...count).map { "a\($0)" }.joined(separator: ", ")
    }

    private static func parameters(_ count: Int) -> String {
        (1...count).map { "a\($0): A" }.joined(separator: ", ")
    }
}
