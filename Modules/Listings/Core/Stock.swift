public import Vocabulary

extension Stock {
    /// The most units a listing may have.
    public static let largest = 9999
}
