import Testing
import Vocabulary

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("", "", 0), ("port", "port", 0), ("prot", "port", 1), ("por", "port", 1), ("", "port", 4),
        ("ports", "port", 1), ("fort", "port", 1), ("가방", "가발", 1),
    ])
    func distancesCountWhatMustBeTyped(_ one: String, _ other: String, _ distance: Int) {
        #expect(one.distance(to: other) == distance && other.distance(to: one) == distance)
    }

    @Test(arguments: [
        ("auth.joyn", "auth.join"), ("publsh", "feed.publish"), ("LISTINGS.PUBLISH", "listings.publish"),
        ("logni", "auth.login"),
    ])
    func threeNamesAreNamed(_ text: String, _ nearest: String) {
        let known = ["listings.publish", "auth.logout", "auth.login", "feed.publish", "auth.join"]
        let found = known.nearest(to: text)
        #expect(found.first == nearest && found.count == 3, "\(found)")
        #expect([String]().nearest(to: text).isEmpty)
    }
}
