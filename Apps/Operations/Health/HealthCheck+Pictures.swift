import Settings
import Terminal
import Vocabulary

extension HealthCheck {
    /// The object store for pictures, where there is one.
    func pictures() async -> [Finding] {
        let place = installation.settings.pictures
        let check = PictureStoreCheck(place)
        guard check.isNeeded else { return [] }
        let (code, name) = ("pictures", Phrase(en: "Pictures", ko: "사진"))
        do throws(PictureStoreError) {
            try await check.run()
            return [Finding(level: .ok, code: code, name: name, detail: Phrase("\(place)"))]
        } catch {
            return [Finding(level: .fail, code: code, name: name, detail: error.phrase)]
        }
    }
}
