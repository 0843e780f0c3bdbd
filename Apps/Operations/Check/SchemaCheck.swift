import Composition
import Database
import DatabaseSQLite
import Terminal
import Vocabulary

/// Compares a database's indexes, constraints and triggers with those that the migrations make in an empty
/// one: without a unique index two members can have one email, and a foreign trigger changes rows behind the
/// program's back.
enum SchemaCheck {
    /// One finding if all are as these migrations make them, or one for each that is not, at most some
    /// hundred. Throws outages.
    static func findings(
        in database: any SQLDatabase, of migrations: [Migration]
    ) async throws(DatabaseError) -> [DatabaseCheck.Finding] {
        let made: [SchemaObject]
        do throws(DatabaseError) {
            made = try await expected(database, migrations)
        } catch .misuse(let reason) where database.engine == .postgres {
            return [.notCompared(reason)]
        }
        let found = try await SchemaObject.all(in: database)
        let differences = SchemaObjectDifference.all(of: found, from: made)
        if differences.isEmpty { return [.compared(made.count)] }
        return differences.prefix(most).map { .of($0, on: database.engine) }
    }

    private static let most = 500

    /// What the migrations make on the database's engine.
    private static func expected(
        _ database: any SQLDatabase, _ migrations: [Migration]
    ) async throws(DatabaseError) -> [SchemaObject] {
        if database.engine == .postgres {
            return try await SchemaObject.made(by: migrations, in: database)
        }
        let empty = try await SQLiteDatabase.open(.memory)
        _ = try await Migrator(migrations, time: SystemClock()).migrate(empty)
        let objects = try await SchemaObject.all(in: empty)
        try await empty.close()
        return objects
    }
}

extension DatabaseCheck.Finding {
    fileprivate static let promise = Phrase(
        en: "indexes, constraints and triggers are as the migrations make them",
        ko: "인덱스, 제약 조건, 트리거가 마이그레이션이 만든 그대로입니다")

    fileprivate static func compared(_ count: Int) -> Self {
        Self(Phrase(en: "\(promise.en) (\(count))", ko: "\(promise.ko) (\(count)개)"))
    }

    fileprivate static func notCompared(_ reason: String) -> Self {
        Self(
            promise,
            leftOut: Phrase(
                en: "\(reason); GRANT TEMPORARY ON DATABASE to the role, which compares by temporary tables",
                ko: "\(reason). 임시 테이블로 비교하므로, 역할에 GRANT TEMPORARY ON DATABASE로 권한을 주세요"))
    }

    fileprivate static func of(_ difference: SchemaObjectDifference, on engine: SQLEngine) -> Self {
        let (object, remedy) = (difference.object, difference.remedy(on: engine))
        let (fault, way) = (difference.words, remedy.map { Phrase("\($0);") } ?? copying)
        return Self(
            Phrase(
                en: "\(object.kind.words.en) \(object.place) is as the migrations make it",
                ko: "\(object.kind.words.ko) \(object.place)이(가) 마이그레이션이 만든 그대로입니다"),
            Phrase(en: "\(fault.en); to mend it: \(way.en)", ko: "\(fault.ko). 고치려면: \(way.ko)"))
    }

    private static let copying = Phrase(
        en: "copy the data into a new database ('madang data copy')",
        ko: "새 데이터베이스로 데이터를 복사하세요('madang data copy')")
}

extension SchemaObject {
    fileprivate var place: String { table == name ? name : "\(name) (\(table))" }
}

extension SchemaObjectDifference {
    fileprivate var words: Phrase {
        switch self {
        case .missing: Phrase(en: "it is missing", ko: "없습니다")
        case .foreign: Phrase(en: "no migration makes it", ko: "마이그레이션이 만든 것이 아닙니다")
        case .changed(let object, let found):
            Phrase(
                en: "it is '\(found.definition)' and ought to be '\(object.definition)'",
                ko: "'\(object.definition)'이어야 하는데 '\(found.definition)'입니다")
        }
    }
}

extension SchemaObject.Kind {
    fileprivate var words: Phrase {
        switch self {
        case .table: Phrase(en: "table", ko: "테이블")
        case .column: Phrase(en: "column", ko: "열")
        case .index: Phrase(en: "index", ko: "인덱스")
        case .constraint: Phrase(en: "constraint", ko: "제약 조건")
        case .trigger: Phrase(en: "trigger", ko: "트리거")
        case .rule: Phrase(en: "rule", ko: "규칙")
        case .policy: Phrase(en: "policy", ko: "정책")
        case .view: Phrase(en: "view", ko: "뷰")
        }
    }
}
