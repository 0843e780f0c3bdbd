extension Example {
    private static let rule = FakeRule.name
    private static let core = "Modules/Rides/Core/RideRepository.swift"
    private static let fake = "Modules/Rides/Fakes/RideRepositoryFake.swift"

    static let fakes: [Example] = [
        .broken(
            rule, "a repository without a fake",
            says: "\(fake):1: [fakes] `RideRepository` has no fake. Run \(FakeSource.command)",
            whole.filter { $0.key != fake }),
        .broken(
            rule, "a store without a fake", says: "`RideStore` has no fake",
            with("Modules/Rides/Core/RideStore.swift", "public protocol RideStore: Sendable {}\n")),
        .broken(
            rule, "a requirement that has changed", says: "\(fake):23: [fakes] It is not what is emitted",
            with(core, source.replacing("expecting version", with: "if version"))),
        .broken(
            rule, "a fake that was changed by hand", says: "\(fake):1: [fakes] It is not what is emitted",
            with(fake, "import Rides\n" + recorded)),
        .broken(
            rule, "a port that asks for a fake by an empty file", says: "emitted from `RideWeather`",
            [
                "Modules/Rides/Core/RideWeather.swift": "public protocol RideWeather {}\n",
                "Modules/Rides/Fakes/RideWeatherFake.swift": "",
            ]),
        .broken(
            rule, "a fake of a protocol that is gone",
            says: "\(fake):1: [fakes] No protocol of the core asks for it: remove the file.",
            [fake: recorded]),
        refused("a generic function", "func a<A>(_ a: A) throws(E)", says: "`func a` is generic"),
        refused("a parameter of some type", "func a(_ a: some B) throws(E)", says: "take an `any`"),
        refused("any error", "func a() async throws", says: "`func a` throws no error of a type"),
        refused("no error", "func a() async", says: "a stub cannot refuse"),
        refused("a static function", "static func a() throws(E)", says: "is static or mutating"),
        refused("a type", "associatedtype A", says: "`associatedtype A` is no function"),
        refused("a property to write", "var a: any B { get set }", says: "`var a` is not `{ get }`"),
        refused("a property that is no port", "var a: Int { get }", says: "`var a` is no `any` port"),
        refused("a port from elsewhere", "var a: any B { get }", says: "the protocol `B`, which is not"),
        refused(
            "overloads that differ in no word", "func a() throws(E)\nfunc a() throws(E) -> Int",
            says: "\(core):3: [fakes] `a()` has no word"),
        .kept(rule, "a fake as it was recorded", whole),
        .kept(
            rule, "a store of no repository, and ports",
            [
                "Modules/Rides/Core/KeyStore.swift":
                    "public protocol KeyStore {}\npublic protocol Mailer {}\nprotocol RunRepository {}\n"
            ]),
    ]

    private static let whole = [
        core: source, fake: recorded,
        TargetGraph.path: "library(\"Vocabulary\", at: \"Modules/Foundations/Vocabulary\")",
        "Modules/Rides/Core/RideVerbs.swift":
            "protocol RideVerbs: Sendable {\n    func leave(why: String) async throws(RideError)\n}\n",
        "Modules/Foundations/Vocabulary/Time.swift": "public struct Page<Value> {}\npublic struct Time {}\n",
        "Modules/Foundations/Vocabulary/Ports/Outbox.swift":
            "public protocol Outbox {\n    func finish(_ count: Int) throws(ServiceFailure)\n}\n",
    ]

    private static func with(_ file: String, _ text: String) -> [String: String] {
        whole.merging([file: text]) { $1 }
    }

    private static func refused(_ title: String, _ requirement: String, says: String) -> Example {
        .broken(rule, title, says: says, [core: "public protocol RideRepository {\n\(requirement)\n}\n"])
    }

    private static let source = """
        public import Vocabulary

        /// What rides can do.
        public protocol RideRepository: Sendable, RideVerbs {
            /// Finds one.
            func find(_ id: RideID, at now: Time) async throws(RideError) -> Ride?

            func find(_ ids: Set<RideID>, at now: Time) async throws(RideError) -> [Ride]

            func find(_ ids: Set<RunID>, at now: Time) async throws(RideError)
                -> [RunID: Ride.Spot]

            var outbox: any Outbox { get }

            func page() throws(RideError) -> Int

            func page(of page: Page<
                Ride
            >) throws(RideError)

            @discardableResult
            func change(
                _ change: (inout Ride) throws(RideError) -> Int, of id: RideID, expecting version: Int
            ) async throws(RideError) -> Ride
        }

        """

    private static let recorded = #"""
        // Emitted from the protocol RideRepository, not written by hand. Scripts/fakes writes it anew.

        public import Rides
        public import Vocabulary

        /// A test double of `RideRepository`: one closure for each requirement.
        ///
        /// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
        /// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
        public struct RideRepositoryFake: RideRepository {
            /// Implements `find(_:at:)`.
            public var find: @Sendable (RideID, Time) async throws(RideError) -> Ride?
            /// Implements `find(_:at:)`.
            public var findIDs: @Sendable (Set<RideID>, Time) async throws(RideError) -> [Ride]
            /// Implements `find(_:at:)`.
            public var findRunIDs: @Sendable (Set<RunID>, Time) async throws(RideError) -> [RunID: Ride.Spot]
            /// Implements `outbox`.
            public var outbox: any Outbox
            /// Implements `page()`.
            public var page: @Sendable () throws(RideError) -> Int
            /// Implements `page(of:)`.
            public var pageOf: @Sendable (Page<Ride>) throws(RideError) -> Void
            /// Implements `change(_:of:expecting:)`.
            public var change:
                @Sendable ((inout Ride) throws(RideError) -> Int, RideID, Int) async throws(RideError) -> Ride
            /// Implements `leave(why:)`.
            public var leave: @Sendable (String) async throws(RideError) -> Void

            /// A stub: each closure throws an `internal` error that names it.
            public init() {
                find = { _, _ throws(RideError) in throw Self.unstubbed("find") }
                findIDs = { _, _ throws(RideError) in throw Self.unstubbed("findIDs") }
                findRunIDs = { _, _ throws(RideError) in throw Self.unstubbed("findRunIDs") }
                outbox = UnstubbedOutbox()
                page = { () throws(RideError) in throw Self.unstubbed("page") }
                pageOf = { _ throws(RideError) in throw Self.unstubbed("pageOf") }
                change = { _, _, _ throws(RideError) in throw Self.unstubbed("change") }
                leave = { _ throws(RideError) in throw Self.unstubbed("leave") }
            }

            /// Each closure calls the real implementation.
            public init(forwardingTo real: any RideRepository) {
                find = { id, now throws(RideError) in try await real.find(id, at: now) }
                findIDs = { ids, now throws(RideError) in try await real.find(ids, at: now) }
                findRunIDs = { ids, now throws(RideError) in try await real.find(ids, at: now) }
                outbox = real.outbox
                page = { () throws(RideError) in try real.page() }
                pageOf = real.page(of:)
                change = real.change(_:of:expecting:)
                leave = real.leave(why:)
            }

            private static func unstubbed(_ name: String) -> RideError {
                .service(.internal("RideRepository.\(name) is not stubbed"))
            }
        }

        extension RideRepositoryFake {
            /// Calls `find`.
            public func find(_ id: RideID, at now: Time) async throws(RideError) -> Ride? {
                try await find(id, now)
            }

            /// Calls `findIDs`.
            public func find(_ ids: Set<RideID>, at now: Time) async throws(RideError) -> [Ride] {
                try await findIDs(ids, now)
            }

            /// Calls `findRunIDs`.
            public func find(_ ids: Set<RunID>, at now: Time) async throws(RideError) -> [RunID: Ride.Spot] {
                try await findRunIDs(ids, now)
            }

            /// Calls `page`.
            public func page() throws(RideError) -> Int {
                try page()
            }

            /// Calls `pageOf`.
            public func page(of page: Page<Ride>) throws(RideError) {
                try pageOf(page)
            }

            /// Calls `change`.
            public func change(
                _ change: (inout Ride) throws(RideError) -> Int, of id: RideID, expecting version: Int
            ) async throws(RideError) -> Ride {
                try await self.change(change, id, version)
            }

            /// Calls `leave`.
            public func leave(why: String) async throws(RideError) {
                try await leave(why)
            }
        }

        /// What a stub has as `outbox`.
        private struct UnstubbedOutbox: Outbox {
            func finish(_ count: Int) throws(ServiceFailure) {
                throw .service(.internal("RideRepository.outbox is not stubbed"))
            }
        }

        """#
}
