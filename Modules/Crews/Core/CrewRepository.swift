public import Vocabulary

/// The verbs of crews, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol CrewRepository: CrewVerbs, MembershipVerbs, CrewManagement, MeetingVerbs, CrewMoneyVerbs {}

extension Services {
    /// The verbs of crews. Throws `internal` where none were provided.
    public var crews: any CrewRepository {
        get throws(CrewError) {
            try repository((any CrewRepository).self, failure: CrewError.self)
        }
    }
}
