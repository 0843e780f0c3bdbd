extension Example {
    private static let rule = UnsafetyRule.name
    private static let file = "Modules/Rides/Core/Ride.swift"

    static let unsafety: [Example] = [
        .broken(
            rule, "try!", says: "\(file):2: [unsafety] `try!` is not", [file: "\nlet a = try! b()\n"]),
        .broken(rule, "as!", says: "`as!` is not allowed: use `as?`", [file: "let a = b as! Ride\n"]),
        .broken(
            rule, "a force unwrap", says: "`x!` is not allowed: bind with `guard let`", [file: "let a = b!\n"]
        ),
        .broken(rule, "a force unwrap of a call", says: "`x!`", [file: "let a = b()!.c\n"]),
        .broken(rule, "a force unwrap of an element", says: "`x!`", [file: "let a = b[0]! + 1\n"]),
        .broken(
            rule, "a force unwrap inside an interpolation", says: "`x!`", [file: "let a = \"a \\(b!) c\"\n"]),
        .broken(rule, "an implicitly unwrapped type", says: "becomes `T?`", [file: "var a: [Int]! = nil\n"]),
        .broken(
            rule, "fatalError", says: "`fatalError(`", [file: "func a() -> Never { fatalError(\"b\") }\n"]),
        .broken(
            rule, "preconditionFailure", says: "state impossible", [file: "preconditionFailure()\n"]),
        .broken(
            rule, "precondition", says: "`precondition(`", [file: "precondition(stock > 0)\n"]),
        .broken(rule, "abort", says: "`abort(`", [file: "func a() -> Never { abort() }\n"]),
        .broken(rule, "abort by its module", says: "`abort(`", [file: "Glibc.abort()\n"]),
        .broken(
            rule, "unsafelyUnwrapped", says: "`unsafelyUnwrapped`", [file: "let a = b.unsafelyUnwrapped\n"]),
        .broken(
            rule, "@unchecked Sendable", says: "use an actor, a `Mutex`",
            [file: "class A: @unchecked Sendable {}\n"]),
        .broken(rule, "nonisolated(unsafe)", says: "a `let`", [file: "nonisolated(unsafe) var a = 1\n"]),
        .broken(
            rule, "a force unwrap in a test", says: "`try #require(…)`",
            ["Tests/RidesTests/A.swift": "let a = b!\n"]),
        .broken(
            rule, "more than the list permits", says: "\(file):2: [unsafety] `try!`",
            [
                file: "let a = try! b()\nlet c = try! d()\n"
            ]
        ) { UnsafetyRule.check($0, allowances: [permitted(1)]) },
        .broken(
            rule, "less than the list permits", says: "but there are 1: lower the entry",
            [
                file: "let a = try! b()\n"
            ]
        ) { UnsafetyRule.check($0, allowances: [permitted(2)]) },
        .broken(rule, "a permission that is not needed", says: "remove the entry", [file: "let a = 1\n"]) {
            UnsafetyRule.check($0, allowances: [permitted(1)])
        },
        .broken(rule, "a permission without a reason", says: "without a reason", [file: "let a = try! b()\n"])
        {
            UnsafetyRule.check($0, allowances: [permitted(1, reason: "")])
        },
        .kept(
            rule, "what only looks like it",
            [
                file: """
                // try! fatalError( x!
                let text = "Hi! \\(name)!", raw = #"a\\(b!)"#, more = \"""
                    as! "quoted"! nonisolated(unsafe)
                    \"""
                if a != b, !c, !(d), a!=b { try? e() }
                /* x! /* nested! */ y! */
                let f = g as? Ride
                func abort(_ copy: Copy) { copy.abort() }
                """
            ]),
        .kept(rule, "exactly what the list permits", [file: "let a = try! b()\nlet c = try! d()\n"]) {
            UnsafetyRule.check($0, allowances: [permitted(2)])
        },
    ]

    private static func permitted(_ amount: Int, reason: String = "an example") -> Allowance {
        Allowance(file: file, subject: "try!", amount: amount, reason: reason)
    }
}
