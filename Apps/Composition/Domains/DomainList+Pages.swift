public import Commands
import Web

extension [Domain] {
    /// The kinds of records that have a web page, where a server shows pages.
    public var pageKinds: RecordKinds {
        let kinds = recordKinds
        let paged = Set(flatMap(\.pages.prefixes))
        return kinds.without(Set(kinds.prefixes).subtracting(paged))
    }
}
