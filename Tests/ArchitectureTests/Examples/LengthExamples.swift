extension Example {
    private static let rule = LengthRule.name
    private static let file = "Modules/Rides/Core/Ride.swift"
    private static let fake = "Modules/Rides/Fakes/RideStoreFake.swift"
    private static let test = "Tests/RidesTests/RideTests.swift"

    static let lengths: [Example] = [
        .broken(
            rule, "a long file", says: "\(file):301: [length] The file has 301 lines, the limit is 300",
            [
                file: lines(301)
            ]),
        .broken(rule, "a long test file", says: "the limit is 400", [test: lines(401)]),
        .broken(
            rule, "a long function", says: "\(file):1: [length] `join` has 41 lines",
            [
                file: "func join<A>(_ a: A) async throws(E) -> [A]\nwhere A: B {\n\(lines(38))}\n"
            ]),
        .broken(
            rule, "a long initialiser", says: "`init` has 42 lines",
            [file: "init?(a: Int = { 1 }()) {\n\(lines(40))}\n"]),
        .broken(
            rule, "a long computed property", says: "`all` has 42 lines",
            [file: "var all: [A] {\n\(lines(40))}\n"]),
        .broken(
            rule, "a long subscript", says: "`subscript` has 42 lines",
            [file: "subscript(a: A) -> B {\n\(lines(40))}\n"]),
        .broken(
            rule, "a long line", says: "\(file):2: [length] The line has 111 columns",
            [
                file: "\n" + String(repeating: "마", count: 111)
            ]),
        .broken(
            rule, "a function longer than the list permits", says: "`join` has 42 lines",
            [
                file: "func join() {\n\(lines(40))}\n"
            ]
        ) { LengthRule.check($0, allowances: [permitted(41)]) },
        .broken(
            rule, "a function that became shorter", says: "but there are 42: lower the entry",
            [
                file: "func join() {\n\(lines(40))}\n"
            ]
        ) { LengthRule.check($0, allowances: [permitted(43)]) },
        .broken(
            rule, "a long line of a fake", says: "The line has 111 columns",
            [fake: String(repeating: "a", count: 111)]),
        .kept(
            rule, "a long fake",
            [fake: "init() {\n\(lines(400))}\n"]),
        .kept(
            rule, "everything at its limit",
            [
                file: "func join() {\n\(lines(38))}\n" + lines(259) + String(repeating: "마", count: 110),
                test: lines(400),
            ]),
        .kept(
            rule, "requirements, and a long closure behind them",
            [
                "Package.swift":
                    "protocol A {\n    func b()\n    var c: D { get }\n}\nlet e = {\n\(lines(40))}\n"
            ]),
        .kept(rule, "a permitted function", [file: "func join() {\n\(lines(40))}\n"]) {
            LengthRule.check($0, allowances: [permitted(42)])
        },
    ]

    private static func lines(_ count: Int) -> String { String(repeating: "    a()\n", count: count) }

    private static func permitted(_ lines: Int) -> Allowance {
        Allowance(file: file, subject: "join", amount: lines, reason: "an example")
    }
}
