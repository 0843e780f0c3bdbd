import Composition
import Database

extension [Domain] {
    /// The tables of all domains that are empty after a backup was restored.
    var tablesEmptiedByRestoring: Set<String> {
        reduce(into: []) { $0.formUnion($1.schema.emptiedByRestoring) }
    }
}
