import Composition
import Database

extension Domain {
    /// The tables of all domains that are empty after a backup was restored.
    static var tablesEmptiedByRestoring: Set<String> {
        all.reduce(into: []) { $0.formUnion($1.schema.emptiedByRestoring) }
    }
}
