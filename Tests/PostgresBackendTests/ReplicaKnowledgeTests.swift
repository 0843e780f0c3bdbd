import Testing

@testable import DatabasePostgres

@Suite("PostgreSQL: what is known of a replica")
struct ReplicaKnowledgeTests {
    @Test("a look that began earlier and ends later overrules nothing; one of the same moment or later does")
    func overlappingLooks() throws {
        let replica = Replica(try PostgresLocation("postgres://h/d"), PostgresDatabase.Options())
        let early = ContinuousClock.now
        let late = early + .seconds(6)
        replica.learn(nil, "it is too far behind", at: late)
        replica.learn(early, nil, at: early)
        #expect(replica.known.obstacle == "it is too far behind")
        #expect(replica.known.reached == nil)
        replica.learn(late, nil, at: late)
        #expect(replica.known.obstacle == nil)
        #expect(replica.known.reached == late)
    }
}
