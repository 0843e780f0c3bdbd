import Testing

@testable import Database
@testable import DatabasePostgres

@Suite("PostgreSQL: places and SQLSTATEs")
struct LocationTests {
    @Test(
        "a URL is told without its password",
        arguments: [
            (
                "postgres://madang:geheim@db.example:5433/shop?schema=town&sslmode=require",
                "postgres://madang@db.example:5433/shop?schema=town"
            ),
            (
                "postgresql:///madang?host=/run/postgresql&password=geheim",
                "postgres:///run/postgresql/madang"
            ),
            ("postgres://a,b/madang?schema=s", "postgres://a,b/madang?schema=s"),
            ("postgres://", "postgres:///"),
        ])
    func description(_ url: String, _ expected: String) throws {
        let location = try PostgresLocation(url)
        #expect(location.description == expected)
        var dumped = ""
        dump(location, to: &dumped)
        #expect(!dumped.contains("geheim") && !String(reflecting: [location]).contains("geheim"))
        #expect(!"\(DatabaseError.unavailable("\(location)"))".contains("geheim"))
    }

    @Test("what libpq is told is what the URL says, without the schema")
    func parameters() throws {
        let location = try PostgresLocation(
            "postgres://m%40d:p%2Fw@h:1/d?schema=town&sslmode=require&target_session_attrs=read-write")
        #expect(location.schema == "town")
        #expect(
            location.parameters == [
                "user": "m@d", "password": "p/w", "host": "h", "port": "1", "dbname": "d",
                "sslmode": "require",
                "target_session_attrs": "read-write",
            ])
        #expect(try location.inSchema("other").description == "postgres://m@d@h:1/d?schema=other")
    }

    @Test(
        "replicas are told with their lag, and are places like the primary's",
        arguments: [
            ("postgres://u:p@a:1/d?replica=b", "?replica=b", ["postgres://u@b:1/d"]),
            (
                "postgres://u@a/d?replica=b:2,C-3.example", "?replica=b:2,C-3.example",
                ["postgres://u@b:2/d", "postgres://u@C-3.example/d"]
            ),
            (
                "postgres://u@a,b/d?replica=[::1]:2&schema=s&replica_lag=9&target_session_attrs=any",
                "?schema=s&replica=[::1]:2&replica_lag=9", ["postgres://u@::1:2/d?schema=s"]
            ),
            (
                "postgres://u@/d?replica=/run/pg:2,/tmp&replica_lag=5", "?replica=/run/pg:2,/tmp",
                ["postgres://u@/run/pg:2/d", "postgres://u@/tmp/d"]
            ),
        ])
    func replicas(_ url: String, _ query: String, _ places: [String]) throws {
        let location = try PostgresLocation(url)
        #expect(location.description.drop { $0 != "?" } == query)
        #expect(location.replicas.map(\.description) == places)
        for place in location.replicas {
            #expect(place.parameters["password"] == location.parameters["password"])
            #expect(place.parameters["target_session_attrs"] == nil && place.replicas.isEmpty)
        }
        #expect(try location.inSchema("s").replicas.count == places.count)
    }

    @Test(
        "a replica or a lag that is none is refused with the rule",
        arguments: [
            ("replica=", "replica is HOST or HOST:PORT"), ("replica=b,", "replica is HOST or HOST:PORT"),
            ("replica=b:", "replica is HOST or HOST:PORT"), ("replica=b:0", "replica is HOST or HOST:PORT"),
            ("replica=b:70000", "replica is HOST or HOST:PORT"), ("replica=b%20", "replica is HOST or"),
            ("replica=b:-1", "replica is HOST or"), ("replica=u@b", "replica is HOST or"),
            ("replica=[::1", "replica is HOST or"), ("replica=가", "replica is HOST or"),
            ("replica=b,b", "one server twice"), ("replica=a,b,c,d,e,f,g,h,i", "more than 8"),
            ("replica=b&replica=c", "stand once"), ("replica=b&replica_lag=0", "from 1 to 600"),
            ("replica=b&replica_lag=1.5", "from 1 to 600"), ("replica=b&replica_lag=", "from 1 to 600"),
            ("replica=b&replica_lag=601", "from 1 to 600"), ("replica_lag=5", "without a replica"),
        ])
    func noReplicas(_ query: String, _ rule: String) {
        let error = #expect(throws: DatabaseError.self) {
            try PostgresLocation("postgres://u:geheim@h/d?" + query)
        }
        guard case .misuse(let reason)? = error else {
            Issue.record("it is a mistake of whoever wrote the URL: \(error as Any)")
            return
        }
        #expect(reason.contains(rule) && !reason.contains("geheim"))
    }

    @Test(
        "positions in the log are compared as numbers",
        arguments: [("0/9", "0/A"), ("0/FFFFFFFF", "1/0"), ("9/0", "A/0"), ("0/0", "FFFFFFFF/FFFFFFFF")])
    func positions(_ earlier: String, _ later: String) throws {
        #expect(try #require(LogPosition(earlier)) < #require(LogPosition(later)))
        for text in ["", "/", "0", "0/", "0/x", "0/1/2", "0/100000000", "-1/0"] {
            #expect(LogPosition(text) == nil, "'\(text)' is no position")
        }
    }

    @Test(
        "what is no URL is refused and not repeated",
        arguments: [
            "", "geheim", "sqlite:geheim", "postgres://u:geheim@h:x y/d",
            "postgres://u:geheim@h/d?nonsense=1",
            "postgres://u:geheim@h/d\u{0}", "postgres://u:geheim@h/d?schema=A", "postgres://h/d?schema=1a",
            "postgres://h/d?schema=a;b", "postgres://h/d?schema=", "postgres://h/d?schema=%61",
        ])
    func refused(_ url: String) {
        let error = #expect(throws: DatabaseError.self) { try PostgresLocation(url) }
        guard case .misuse(let reason)? = error else {
            Issue.record("'\(url)' must be misuse, not \(error as Any)")
            return
        }
        #expect(!reason.contains("geheim"))
    }

    /// PostgreSQL manual, appendix A.
    @Test(
        "each SQLSTATE has one meaning",
        arguments: [
            ("23505", .duplicate("t_by_a")), ("40001", .contention), ("40P01", .contention),
            ("55P03", .contention),
            ("53100", .full), ("53200", .unavailable("m")), ("53300", .unavailable("m")),
            ("57P01", .unavailable("m")), ("57P03", .unavailable("m")), ("08006", .unavailable("m")),
            ("25P02", .unavailable("m")), ("25P03", .unavailable("m")), ("58030", .unavailable("m")),
            ("57014", .unavailable("a statement took longer than its time limit")),
            ("28P01", .unavailable("the server refused the name or the password: m")),
            ("25006", .readOnly), ("XX001", .corrupt("m")), ("XX002", .corrupt("m")), ("XX000", .misuse("m")),
            ("22021", .misuse("the text holds characters that the database cannot keep")),
            ("22003", .misuse("a number is too large for its place")),
            ("22P02", .misuse("a value does not fit where it is put (SQLSTATE 22P02)")),
            ("42601", .misuse("m")), ("42P01", .misuse("m")), ("23503", .misuse("m")),
            ("08P01", .misuse("m")),
            ("0A000", .misuse("m")), ("", .misuse("m")),
        ] as [(String, DatabaseError)])
    func meaning(_ state: String, _ expected: DatabaseError) {
        #expect(databaseError(state: state, message: "m", constraint: "t_by_a") == expected)
    }

    @Test("a server that is too old is refused with what to do")
    func oldServer() throws {
        let location = try PostgresLocation("postgres://h/d")
        let old = DatabaseError.unavailable("postgres://h/d: PostgreSQL 13 or newer is needed, this is 12")
        #expect(throws: old) { try Fitness.checkVersion(120_022, location) }
        try Fitness.checkVersion(130_000, location)
    }
}
