public import SampleKit

/// The invented members of the sample neighbourhood: how they are called, and the pictures that they show.
public enum SampleMembers {
    private static let adjectives = ["느긋한", "부지런한", "포근한", "씩씩한", "조용한", "반짝이는", "동그란", "산뜻한"]
    private static let animals = ["참새", "고양이", "너구리", "두루미", "고라니"]

    /// The nickname of a member, counted from 0.
    public static func nickname(of member: Int) -> String {
        adjectives[member % adjectives.count] + animals[animal(of: member)]
    }

    /// The animal of the nickname on coloured ground; nil for every third member, who shows nothing.
    public static func portrait(of member: Int) -> DescribedDrawing? {
        guard member % 3 != 2 else { return nil }
        return DescribedDrawing(
            SampleDrawing.animals[animal(of: member)], description: "\(nickname(of: member)) 그림")
    }

    /// All portraits, for the golden file in which people review them.
    public static var drawings: [SampleDrawing] { SampleDrawing.animals }

    private static func animal(of member: Int) -> Int { member / adjectives.count % animals.count }
}
