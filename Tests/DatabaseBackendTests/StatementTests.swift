import Database
import Testing
import Vocabulary

@Suite("Statements")
struct StatementTests {
    @Test("values become numbered placeholders in the order in which they stand")
    func numbering() {
        let statement: SQL =
            "SELECT \(1) FROM t WHERE a = \("가") AND b = \(nil as String?) AND c = \([1, 2] as [UInt8])"
        #expect(statement.text == "SELECT $1 FROM t WHERE a = $2 AND b = $3 AND c = $4")
        #expect(statement.values == [.integer(1), .text("가"), .null, .bytes([1, 2])])
    }

    @Test("a statement put into another brings its values and is numbered on")
    func nested() {
        let condition: SQL = "a = \(2) OR b = \(3)"
        let statement: SQL = "SELECT \(1) WHERE (\(sql: condition)) AND c = \(4) ORDER BY \(sql: "c DESC")"
        #expect(statement.text == "SELECT $1 WHERE (a = $2 OR b = $3) AND c = $4 ORDER BY c DESC")
        #expect(statement.values == [.integer(1), .integer(2), .integer(3), .integer(4)])
    }

    @Test("a list becomes one placeholder for each value")
    func list() {
        let statement: SQL = "SELECT \(0) WHERE id IN \(list: ["가", "나"]) AND n = \(9)"
        #expect(statement.text == "SELECT $1 WHERE id IN ($2, $3) AND n = $4")
        #expect(statement.values == [.integer(0), .text("가"), .text("나"), .integer(9)])
        let none: SQL = "id IN \(list: [] as [String])"
        #expect(none.text == "id IN (NULL)")
    }

    @Test("joined parts are numbered through, past nine")
    func joined() {
        let parts = (1...11).map { number in "n = \(number)" as SQL }
        let statement = SQL.joined(parts, separator: " OR ")
        #expect(statement.text.hasSuffix("n = $9 OR n = $10 OR n = $11"))
        #expect(statement.values == (1...11).map { .integer($0) })
        let longer: SQL = "SELECT \(0) WHERE \(sql: statement)"
        #expect(longer.text.hasSuffix("n = $11 OR n = $12"))
    }

    @Test("other values stand at the same placeholders")
    func binding() {
        let statement: SQL = "SELECT \("가") WHERE n = \(1)"
        let other = statement.binding([.text("나"), .integer(2)])
        #expect(other.text == statement.text)
        #expect(other.values == [.text("나"), .integer(2)] && statement.values == [.text("가"), .integer(1)])
    }

    @Test("a dollar that numbers nothing stays, and so does Hangul")
    func otherDollars() {
        let part: SQL = "'$' || '원' = \("원") AND a$b = \(2)"
        let whole: SQL = "\(1) \(sql: part)"
        #expect(whole.text == "$1 '$' || '원' = $2 AND a$b = $3")
    }

    @Test("the vocabulary's types have one form each")
    func forms() {
        #expect(true.sqlValue == .integer(1))
        #expect(Timestamp(microseconds: -5).sqlValue == .integer(-5))
        #expect(Version(7).sqlValue == .integer(7))
    }
}
