import Vocabulary

extension CrewDraft {
    /// As `checked`, with a zone that there is. Throws `invalidFields` with all field errors, `zone` among
    /// them.
    func checked(in zones: any TimeZones) throws(CrewError) -> CrewDetails {
        let isKnown = schedule.map { ZoneClock($0.zone, in: zones) != nil } ?? true
        let wrongZone = isKnown ? [] : [FieldError("zone", .malformed(expected: "Asia/Seoul"))]
        do throws(CrewError) {
            let details = try checked()
            if isKnown { return details }
        } catch {
            guard case .invalidFields(let fieldErrors) = error else { throw error }
            throw .invalidFields(fieldErrors + wrongZone)
        }
        throw .invalidFields(wrongZone)
    }
}
