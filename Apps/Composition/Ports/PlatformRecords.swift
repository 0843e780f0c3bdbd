import Vocabulary

/// The records of all domains, each asked of its own domain. Records of other kinds have no card.
struct PlatformSubjects: SubjectDirectory {
    let ports: RecordPorts<any SubjectDirectory>

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        var cards: [AnyIdentifier: SubjectCard] = [:]
        for (prefix, own) in Dictionary(grouping: subjects, by: \.prefix) {
            guard let domain = ports.resolved(prefix) else { continue }
            cards.merge(try await domain.cards(of: Set(own), for: principal)) { first, _ in first }
        }
        return cards
    }
}

/// Which records members have reported.
struct PlatformReports: ReportDirectory {
    let port: RequiredPort<any ReportDirectory>

    func reported(
        among records: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        records.isEmpty ? [] : try await port.resolved().reported(among: records)
    }
}
