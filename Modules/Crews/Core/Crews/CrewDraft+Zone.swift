import Vocabulary

extension CrewDraft {
    /// As `checked`, with a zone that there is. Throws `invalidFields` with all field errors, `zone` among
    /// them.
    func checked(in zones: any TimeZones) throws(CrewError) -> CrewDetails {
        let wrongZone = zoneErrors(in: zones)
        do throws(CrewError) {
            let details = try checked()
            if wrongZone.isEmpty { return details }
        } catch {
            guard case .invalidFields(let fieldErrors) = error else { throw error }
            throw .invalidFields(fieldErrors + wrongZone)
        }
        throw .invalidFields(wrongZone)
    }

    private func zoneErrors(in zones: any TimeZones) -> [FieldError] {
        guard let schedule else { return [] }
        do throws(UnknownZone) {
            _ = try zones.rules(of: schedule.zone)
            return []
        } catch {
            return [error.fieldError(of: "zone")]
        }
    }
}
